import { trial } from "~/catalogue/promises/trial";
import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { SectionCopy } from "~/sections/section";

export const meta: PageMeta = {
  title: "Shared Hosting Plans",
  description:
    "Shared hosting in three sizes: websites, storage, mailboxes and MySQL databases of each plan side by side, with a free SSL certificate in all of them.",
};

export const ruler: RulerScale = {
  to: 25,
  minor: 1,
  major: 5,
  format: (dollars) => `$${dollars}`,
};

export const hero: PageHeroProps = {
  title: "Shared Hosting",
  lede: "A small site does not need a server of its own. It needs to load, to send mail and to cost little. You get exactly that, and room to grow out of it.",
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

export interface Benefit {
  title: string;
  description: string;
  /** See BarGlyph. */
  glyph: readonly string[];
}

export const benefitSection: SectionCopy = {
  heading: "A shared server,\nnot a shared fate",
  lede: "You share the machine, the electricity and our attention. You do not share files, passwords or another site's bad day.",
};

export const benefits: readonly Benefit[] = [
  {
    title: "Neighbours kept apart",
    description:
      "CloudLinux gives every account its own file system and its own ceiling for processor, memory and disk. A busy neighbour meets the ceiling, not your visitors.",
    glyph: ["+++.###.+++.", "+++.###.+++.", "+++.###.+++.", "....###.....", "+++.....+++."],
  },
  {
    title: "A certificate on every site",
    description:
      "Each site gets its TLS certificate when it gets its address, and the certificate renews itself. There is no date for you to remember.",
    glyph: ["...######...", "..##....##..", "++++++++++++", "++++.##.++++", "++++++++++++"],
  },
  {
    title: "Mail on your own name",
    description:
      "Mailboxes come with the plan, with SPF, DKIM and a first DMARC record already set. Your invoices land in the inbox, where they can be ignored properly.",
    glyph: ["++++++++++++", "+.##....##.+", "+...####...+", "+..........+", "++++++++++++"],
  },
  {
    title: "A way up, and a way out",
    description:
      "Outgrown it? We copy files, databases and mail to a VPS and switch the address last. Leaving us altogether takes a full backup and no interview.",
    glyph: [".........###", ".........###", "....+++..###", "....+++..###", "---.+++..###"],
  },
];

export const plans: SectionCopy = {
  id: "plans",
  heading: "Count your sites, then choose",
  lede: "The bars show storage, mailboxes and databases against the largest plan.",
  tone: "sand",
};

export const banner: ClosingBannerProps = {
  heading: "Try it before you move anything",
  lede: `Tell us the address of your site. We set up a copy beside it, and you compare the two before anything changes. ${trial.sentence}`,
  primary: { label: "Get Started", to: "/contact" },
};
