import type { ClosingBannerProps } from "~/sections/closing-banner";

export const banner: ClosingBannerProps = {
  heading: "Ask the people who wrote this",
  lede: "If you recognise your own system in this article, write to us. One of the engineers who write here will answer.",
  primary: { label: "Ask the engineers", to: "/contact" },
  secondary: { label: "All articles", to: "/blog" },
  steps: "none",
};
