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

export const hero: PageHeroProps = {
  title: "Microsoft 365",
  lede: "Each person gets the licence they need, and you stop paying for unused ones. We choose the plans, move the mail and switch on the protection you already pay for.",
  primary: { label: "Compare the Plans", to: "#plans" },
  secondary: { label: "Get Started", to: "/contact" },
};

export const steps = {
  caption: "Price per user per month, on one scale: what each plan adds to the one before, and for how much.",
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
      items: ["Intune device management", "Defender for Business", "Conditional access, safe links"],
    },
  ],
} as const;

export const work: SectionCopy & { topics: readonly Topic[] } = {
  heading: "What we do beyond the licence",
  lede: "Licence review, migration, security, devices and support for your staff.",
  layout: "aside",
  topics: [
    {
      title: "Licence review",
      description:
        "We read the sign-in and usage reports, list who uses what, and mark the licences to change or cancel before you buy any.",
    },
    {
      title: "Mail migration",
      description:
        "From Exchange, Google or IMAP, in batches, overnight. Old and new run side by side until the last mailbox is checked; then the MX record changes.",
    },
    {
      title: "Security settings",
      description:
        "Multi-factor sign-in, SPF, DKIM and DMARC on, legacy protocols off. With Business Premium also conditional access.",
    },
    {
      title: "Device management",
      description:
        "With Business Premium: Intune profiles, disk encryption with BitLocker or FileVault, Autopilot for new laptops, and a wipe for lost ones.",
    },
    {
      title: "Support for your staff",
      description:
        "Your staff can write to us about joiners, leavers, shared mailboxes and the calendar that won't share.",
    },
  ],
};

export const matrix: SectionCopy & { caption: string; rows: readonly MatrixRow[] } = {
  heading: "What each plan includes",
  lede: "The features that usually decide which plan a person needs.",
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
    { label: "Mail kept and searched for an audit", cells: [false, false, true] },
  ],
};

export const mix: SectionCopy & {
  caption: string;
  /** People on each plan, in the order of the plans. */
  people: readonly [number, number, number];
} = {
  heading: "How mixing plans saves money",
  lede: "One company can use all three plans at once, so that each person has the one that fits.",
  tone: "ink",
  caption: "a company of forty, at the prices on this page. One square is one person's licence for a month.",
  people: [18, 16, 6],
};

export const plans: SectionCopy = {
  id: "plans",
  heading: "Microsoft 365 plans and prices",
  lede: "Give each person the plan that fits their work, and change it when the work does.",
  tone: "sand",
};

export const banner: ClosingBannerProps = {
  heading: "Find out which licences you need",
  lede: "Send us your list of users and plans. We'll mark the ones to change or cancel, then quote for the rest.",
  primary: { label: "Get Started", to: "/contact" },
  steps: "email",
};
