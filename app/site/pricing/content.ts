import { billing } from "~/catalogue/promises/billing.data";
import { term } from "~/catalogue/promises/term.data";
import { trial } from "~/catalogue/promises/trial.data";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { SectionCopy } from "~/sections/section";

export const meta: PageMeta = {
  title: "Pricing: all plans compared",
  description:
    "Every plan with its price: hosting, domains, email, security, cloud support and marketing, on one scale.",
};

export const hero = {
  title: "Pricing",
  lede: "Every price on one ruler, worked out for a month. Each labelled step right costs ten times as much.",
  /** The plan that the hairline stands at first. */
  start: "vps-professional",
} as const;

export const tables: SectionCopy = {
  id: "plans",
  heading: "Plans and prices by product",
  lede: "Bars are to scale in each table. Blue is the most popular.",
};

export const estimate: SectionCopy = {
  heading: "Your estimate",
  lede: "Add plans with the plus signs above and see what a month, a year and three years cost, renewals included.",
};

export const terms: SectionCopy = {
  heading: "What the prices include",
  layout: "aside",
};

/** What a buyer must know beside the prices. */
export const termEntries: readonly { name: string; text: string }[] = [
  { name: "Currency and tax", text: `${billing.sentence} ${billing.offerCounts}` },
  { name: "By the month", text: `${term.sentence} ${term.annual}` },
  { name: "By the hour", text: `${billing.hourly} ${term.hourly}` },
  { name: "By the year", text: term.yearly },
  { name: "Paid once", text: term.once },
  { name: "Free trial", text: `For ${trial.products}. ${trial.sentence}` },
];

export const banner: ClosingBannerProps = {
  heading: "Services priced by quote",
  lede: "They depend on what you run. Tell us, and you'll get a price in writing.",
  primary: { label: "Get a quote", to: "/contact" },
};
