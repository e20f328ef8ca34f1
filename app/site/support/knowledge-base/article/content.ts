import type { ClosingBannerProps } from "~/sections/closing-banner";

export const banner: ClosingBannerProps = {
  heading: "Still stuck? Ask an engineer.",
  lede: "Tell us which step went differently and what you saw instead. If this page misled you, we'll correct it.",
  primary: { label: "Ask a question", to: "/contact" },
  secondary: { label: "Knowledge Base", to: "/support/knowledge-base" },
  steps: "help",
};
