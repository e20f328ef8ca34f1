import type { RulerScale } from "~/figures/ruler-scale";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import { helpSteps } from "../../help-steps";

/** Minutes spent looking for the answer. */
export const ruler: RulerScale = {
  to: 60,
  minor: 1,
  major: 5,
  format: (minutes) => (minutes === 0 ? "Minutes" : String(minutes)),
};

export const banner: ClosingBannerProps = {
  heading: "Still stuck? Ask an engineer.",
  lede: "Tell us which step went differently and what you saw instead. If this page misled you, we'll correct it.",
  primary: { label: "Ask a question", to: "/contact" },
  secondary: { label: "Knowledge Base", to: "/support/knowledge-base" },
  steps: helpSteps,
};
