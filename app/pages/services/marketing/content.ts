import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";

export const meta: PageMeta = {
  title: "Digital Marketing",
  description:
    "SEO and social media, reputation management, digital strategy and paid advertising, with the fees stated and the enquiries counted.",
};

/** Monthly fees: the page marks where each service starts. */
export const ruler: RulerScale = {
  to: 1000,
  minor: 25,
  major: 100,
  format: (dollars) => `$${dollars}`,
};

export const hero: PageHeroProps = {
  title: "Digital Marketing",
  lede: "The report is full of clicks, and the telephone stays quiet. We count enquiries, say which money brought them, and stop spending the rest.",
  primary: { label: "Get Started", to: "/contact" },
  secondary: { label: "Ask for a second opinion", to: "/contact" },
};

export const banner: ClosingBannerProps = {
  heading: "Which half of the budget works?",
  lede: "The old question has an answer once the counting is right. Let us read your figures; we reply with what they say.",
  primary: { label: "Get Started", to: "/contact" },
};
