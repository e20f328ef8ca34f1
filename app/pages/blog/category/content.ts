import type { RulerScale } from "~/figures/ruler-scale";
import type { ClosingBannerProps } from "~/sections/closing-banner";

/** Minutes of reading. */
export const ruler: RulerScale = {
  to: 12,
  minor: 0.25,
  major: 1,
  format: (minutes) => (minutes === 0 ? "Minutes to read" : String(minutes)),
  read: (minutes) => `${minutes} min`,
};

export const banner: ClosingBannerProps = {
  heading: "Didn't find your question?",
  lede: "Tell us what you were looking for. An engineer will answer, and good questions become articles.",
  primary: { label: "Suggest a subject", to: "/contact" },
  secondary: { label: "All articles", to: "/blog" },
};
