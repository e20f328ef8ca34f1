import type { ClosingBannerProps } from "~/sections/closing-banner";

export const banner: ClosingBannerProps = {
  heading: "Reading is free. So is asking.",
  lede: "If you recognise your own system in this article, write. The person who answers is one of those who write here.",
  primary: { label: "Ask the engineers", to: "/contact" },
  secondary: { label: "All articles", to: "/blog" },
};
