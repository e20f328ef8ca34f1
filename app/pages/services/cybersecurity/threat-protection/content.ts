import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";

export const meta: PageMeta = {
  title: "Advanced Threat Protection",
  description:
    "Layered protection against malware, ransomware, phishing and insiders, in three monthly plans for 25, 100 or unlimited devices.",
};

/** Dollars a month. */
export const ruler: RulerScale = {
  to: 1600,
  minor: 50,
  major: 200,
  format: (dollars) => `$${dollars.toLocaleString("en-US")}`,
};

export const hero: PageHeroProps = {
  title: "Advanced Threat Protection",
  lede: "All it takes is one attachment and a busy afternoon. We put several layers between that click and your data, and act when one of them is tested.",
  primary: { label: "See the plans", to: "#plans" },
  secondary: { label: "Ask what you need", to: "/contact" },
  tone: "ink",
};

export const plans = {
  heading: "Count the devices, then choose",
  lede: "The plans differ in how many devices they cover and in how much of the work we take over.",
};

export const banner: ClosingBannerProps = {
  heading: "Someone will click it. Plan for that.",
  lede: "How many devices, how many people, what went wrong last time. From that we can say which plan is enough.",
  primary: { label: "Plan my protection", to: "/contact" },
};
