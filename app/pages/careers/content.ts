import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";

export const meta: PageMeta = {
  title: "Careers: Open Positions with Salaries",
  description:
    "Six open positions in engineering, security, sales and marketing. Each one states the work, the place, the kind of contract and the pay.",
};

/** Thousands of dollars a year. */
export const pay = { from: 50, to: 170 };

export const ruler: RulerScale = {
  ...pay,
  minor: 2,
  major: 10,
  format: (thousands) => `$${thousands}k`,
};

export const hero: PageHeroProps = {
  title: "Careers",
  lede: "Most job advertisements list every acronym and hide the salary. Ours start with the pay, the place and the work. Six positions are open.",
  primary: { label: "View Open Positions", to: "#positions" },
};

export const openings = {
  heading: "What it pays, before you ask",
  lede: "Every range is per year. The bars share one scale, the one on the ruler.",
};

export const banner: ClosingBannerProps = {
  heading: "Not on the list? Write anyway.",
  lede: "Tell us what you repair better than most people do. If we have no use for it now, we say so plainly.",
  primary: { label: "Introduce yourself", to: "/contact" },
  secondary: { label: "Who we are", to: "/about" },
  steps: [
    { title: "You write", text: "What you have built or kept running, in your own words." },
    { title: "Somebody you would work with answers", text: "Within 24 hours, whichever way it goes." },
    { title: "We talk about one real problem", text: "Yours or ours. No puzzles on a whiteboard." },
  ],
};
