import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";

export const meta: PageMeta = {
  title: "Cloud Migration and Optimization",
  description:
    "Move to the cloud by lift and shift in 2–4 weeks, re-platforming in 4–8 or re-architecting in 8–16, with the strategy chosen system by system.",
};

/** Weeks from kick-off to the latest finish of the longest strategy. */
export const ruler: RulerScale = {
  to: 16,
  minor: 0.5,
  major: 2,
  format: (week) => (week === 0 || week === 16 ? `Week ${week}` : String(week)),
};

export const hero: PageHeroProps = {
  title: "Cloud Migration and Optimization",
  lede: "Moving is easy; moving without a lost weekend is not. We choose a strategy for each system, put weeks against it, and keep the way back open until you sign off.",
  primary: { label: "Get a migration plan", to: "/contact" },
  secondary: { label: "Ask about one system", to: "/contact" },
  facts: [
    { value: "2–4 weeks", label: "Lift and shift" },
    { value: "4–8 weeks", label: "Re-platforming" },
    { value: "8–16 weeks", label: "Re-architecting" },
  ],
};

export const banner: ClosingBannerProps = {
  heading: "A server room makes a decent bike shed.",
  lede: "Send a list of what you run. We mark each system lift, re-platform or rebuild, and put weeks against it.",
  primary: { label: "Plan the move", to: "/contact" },
};
