import type { RulerScale } from "~/figures/ruler-scale";
import type { ClosingBannerProps } from "~/sections/closing-banner";

/** Minutes of reading. */
export const ruler: RulerScale = {
  to: 12,
  minor: 0.25,
  major: 1,
  format: (minutes) => (minutes === 0 ? "Minutes to read" : String(minutes)),
};

export const banner: ClosingBannerProps = {
  heading: "Something missing on this shelf?",
  lede: "Tell us which question you searched for and did not find. The good ones become articles, the urgent ones get an answer first.",
  primary: { label: "Suggest a subject", to: "/contact" },
  secondary: { label: "All articles", to: "/blog" },
};
