import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { MatrixRow } from "~/sections/plan-matrix";
import type { SectionCopy } from "~/sections/section";
import type { Topic } from "~/sections/topic-list";

export const meta: PageMeta = {
  title: "Microsoft 365 Business Plans",
  description:
    "Microsoft 365 Business Basic, Standard and Premium: the right licence for each person, mail moved, devices managed, questions answered.",
};

/** The steps in the hero stand under the same dollars. */
export const ruler: RulerScale = {
  to: 28,
  minor: 1,
  major: 4,
  format: (dollars) => `$${dollars}`,
};

export const hero: PageHeroProps = {
  title: "Microsoft 365",
  lede: "Licences pile up, and nobody knows which of them are used. We choose the plan person by person, move the mail and switch on the protection you already pay for.",
  primary: { label: "Compare the Plans", to: "#plans" },
  secondary: { label: "Get Started", to: "/contact" },
};

export const steps = {
  caption:
    "Per user and month, on the dollars of the ruler above: what each plan adds to the one before, and for how much.",
  /** What each plan adds, from the smallest to the largest. */
  added: [
    {
      name: "Mail and the web",
      items: ["Outlook mail on your domain", "Teams, OneDrive, SharePoint", "Office on the web"],
    },
    {
      name: "Desktop applications",
      items: ["Word, Excel, PowerPoint", "Outlook, installed", "Webinars, Loop, Clipchamp"],
    },
    {
      name: "Devices and protection",
      items: ["Intune: devices set up and wiped", "Defender for Business", "Conditional access, safe links"],
    },
  ],
} as const;

export const work: SectionCopy & { topics: readonly Topic[] } = {
  heading: "A licence is\nthe easy part",
  lede: "Anyone can sell you one. This is what we do with it.",
  layout: "aside",
  topics: [
    {
      title: "Licences counted",
      description:
        "We read the sign-in and usage reports, list who opens what, and mark the licences to change or to cancel before any are bought.",
    },
    {
      title: "Mail moved",
      description:
        "From Exchange, Google or IMAP, in batches, overnight. Old and new run side by side until the last mailbox is checked; then the MX record changes.",
    },
    {
      title: "Protection switched on",
      description:
        "Multi-factor sign-in, conditional access, SPF, DKIM and DMARC, legacy protocols off. You already pay for these settings; somebody has to open the page.",
    },
    {
      title: "Devices enrolled",
      description:
        "With Business Premium: Intune profiles, disk encryption with BitLocker or FileVault, Autopilot for new laptops, and a wipe for lost ones.",
    },
    {
      title: "People answered",
      description:
        "Your staff write to us, not to a forum. Joiners, leavers, shared mailboxes and the calendar that will not share.",
    },
  ],
};

export const matrix: SectionCopy & { caption: string; rows: readonly MatrixRow[] } = {
  heading: "Who gets what",
  lede: "The part of the price list that decides. Everything else is detail.",
  caption: "What the three Microsoft 365 Business plans include",
  rows: [
    { label: "Outlook mail on your own domain", cells: [true, true, true] },
    { label: "Teams chat, calls and meetings", cells: [true, true, true] },
    { label: "OneDrive storage per person", cells: ["1 TB", "1 TB", "1 TB"] },
    { label: "SharePoint for shared files", cells: [true, true, true] },
    { label: "Word, Excel and PowerPoint", cells: ["Web, mobile", "Desktop too", "Desktop too"] },
    { label: "Webinars with registration", cells: [false, true, true] },
    { label: "Intune device management", cells: [false, false, true] },
    { label: "Defender for Business", cells: [false, false, true] },
    { label: "Conditional access", cells: [false, false, true] },
  ],
};

export const mix: SectionCopy & {
  caption: string;
  /** People on each plan, in the order of the plans. */
  people: readonly [number, number, number];
} = {
  heading: "Forty people,\nthree kinds of work",
  lede: "One company can hold all three plans at once. That is usually where the money is.",
  tone: "ink",
  caption: "a company of forty, at the prices on this page. One square is one person's licence for a month.",
  people: [18, 16, 6],
};

export const plans: SectionCopy = {
  id: "plans",
  heading: "Not everyone needs the desktop apps",
  lede: "Give each person the plan that fits the work. It can be changed when the work does.",
  tone: "sand",
};

export const banner: ClosingBannerProps = {
  heading: "Count the licences nobody opens",
  lede: "Send us the list of users and plans. We mark those to change and those to cancel, then quote the rest.",
  primary: { label: "Get Started", to: "/contact" },
};
