import { enquiries } from "~/catalogue/promises/enquiries.data";
import type { ClosingBannerProps } from "~/sections/closing-banner";

export const banner: ClosingBannerProps = {
  heading: "Have a question on this subject?",
  lede: `If no article answers it, ask. ${enquiries.sentence}`,
  primary: { label: "Ask a question", to: "/contact" },
  secondary: { label: "All articles", to: "/blog" },
};
