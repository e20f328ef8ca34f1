import type { ClosingBannerProps } from "~/sections/closing-banner";

export const banner: ClosingBannerProps = {
  heading: "Didn't find your question?",
  lede: "Tell us what you were looking for. An engineer will answer, and good questions become articles.",
  primary: { label: "Suggest a subject", to: "/contact" },
  secondary: { label: "All articles", to: "/blog" },
};
