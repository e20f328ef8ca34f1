import { trial } from "~/catalogue/promises/trial.data";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { Benefit } from "~/sections/benefit-list";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { SectionCopy } from "~/sections/section";
import type { Glyph } from "../glyphs";

export const meta: PageMeta = {
  title: "Shared Hosting Plans",
  description:
    "Shared web hosting in three sizes. Compare websites, storage, mailboxes and MySQL databases; every plan has free SSL certificates.",
};

/** Where the bars of the prices in the hero end, in dollars. */
export const pricesEnd = 25;

export const hero: PageHeroProps = {
  title: "Shared Hosting",
  lede: "Web hosting for small sites, with email, databases and free SSL certificates at a low monthly price. Upgrade to a VPS when you need more.",
  primary: { label: "View Hosting Plans", to: "#plans" },
  secondary: { label: "Get Free Trial", to: "/contact" },
  tone: "sand",
};

export interface Capacity {
  /** What is counted, in the plural. */
  unit: string;
  /** How many each plan holds, in the order of the plans. */
  counts: readonly (number | "Unlimited")[];
}

/** How many websites each plan holds; the other sizes are the plans' own specs. */
export const websites: Capacity = { unit: "websites", counts: [1, 10, "Unlimited"] };

export const benefitSection: SectionCopy = {
  heading: "What every shared\nhosting plan includes",
  lede: "You share the server. Your files, passwords and resources stay separate from other clients' sites.",
};

export const benefits: readonly Benefit<Glyph>[] = [
  {
    title: "Isolated accounts",
    description:
      "CloudLinux gives every account its own file system and its own limits for CPU, memory and disk, so a busy neighbour can't take your share.",
    glyph: "isolated-accounts",
  },
  {
    title: "Free SSL certificates",
    description:
      "Every site gets its certificate automatically, and it renews by itself. There's no date for you to remember.",
    glyph: "certificate",
  },
  {
    title: "Email on your own domain",
    description:
      "Mailboxes come with the plan. SPF, DKIM and a first DMARC record are already set, which helps to keep your mail out of spam folders.",
    glyph: "mailbox",
  },
  {
    title: "Easy to upgrade, easy to leave",
    description:
      "Outgrown it? We'll copy files, databases and mail to a VPS and switch your domain over last. If you leave us, you get a full backup.",
    glyph: "upgrade",
  },
];

export const plans: SectionCopy = {
  id: "plans",
  heading: "Shared hosting plans and prices",
  lede: "Choose by the number of sites. The bars compare storage, mailboxes and databases with the largest plan.",
  tone: "sand",
};

export const banner: ClosingBannerProps = {
  heading: "Try shared hosting first",
  lede: `Send us the address of your site. We'll set up a copy, and you compare the two before anything changes. ${trial.sentence}`,
  primary: { label: "Get Started", to: "/contact" },
  steps: "hosting",
};
