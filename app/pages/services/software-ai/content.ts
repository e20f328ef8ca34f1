import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";

export const meta: PageMeta = {
  title: "Software and AI Development",
  description:
    "Custom software, applied AI, process automation and interface design from one team, in five steps from the idea to daily use.",
};

/** Powers of two, the only scale on which software counts. */
export const ruler: RulerScale = {
  to: 12,
  minor: 0.25,
  major: 1,
  format: (power) => String(2 ** power),
};

export const hero: PageHeroProps = {
  title: "Software and AI",
  lede: "Off-the-shelf software fits the average company, which you are not. We design, write and run what is missing, with AI where it earns its place.",
  primary: { label: "Describe your project", to: "/contact" },
  secondary: { label: "Ask what AI could do", to: "/contact" },
};

export const banner: ClosingBannerProps = {
  heading: "That spreadsheet wants to be software.",
  lede: "Every company has one: many tabs, one author, no backup. Tell us what yours does.",
  primary: { label: "Get Started", to: "/contact" },
};
