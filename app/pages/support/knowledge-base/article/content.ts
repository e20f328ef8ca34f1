import type { RulerScale } from "~/figures/ruler-scale";
import type { ClosingBannerProps } from "~/sections/closing-banner";

/** Minutes spent looking for the answer. */
export const ruler: RulerScale = {
  to: 60,
  minor: 1,
  major: 5,
  format: (minutes) => (minutes === 0 ? "Minutes" : String(minutes)),
};

export const banner: ClosingBannerProps = {
  heading: "Still stuck? Ask.",
  lede: "Say which step went differently and what you saw instead. An engineer answers, and mends this page too if it misled you.",
  primary: { label: "Ask a question", to: "/contact" },
  secondary: { label: "Knowledge Base", to: "/support/knowledge-base" },
};
