import { enquiries } from "~/catalogue/promises/enquiries";
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
  heading: "Have a question on this subject?",
  lede: `If no article answers it, ask. ${enquiries.sentence}`,
  primary: { label: "Ask a question", to: "/contact" },
  secondary: { label: "All articles", to: "/blog" },
};
