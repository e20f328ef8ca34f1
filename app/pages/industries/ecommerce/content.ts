import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";

export const meta: PageMeta = {
  title: "Technology for E-commerce",
  description:
    "Online shops that stay quick on the busiest day: platform, search, checkout and payments, on hosting that grows for the sale and shrinks after.",
};

/** Seconds that a shopper waits for a page. */
export const ruler: RulerScale = {
  to: 5,
  minor: 0.1,
  major: 0.5,
  format: (seconds) => `${seconds} s`,
};

export const hero: PageHeroProps = {
  title: "E-commerce",
  lede: "Shoppers do not report a slow checkout. They buy elsewhere. We build shops on the platform that suits your range, with hosting that grows for the sale and shrinks after it.",
  primary: { label: "Describe your shop", to: "/contact" },
  secondary: { label: "Ask about platforms", to: "/contact" },
};

export const banner: ClosingBannerProps = {
  heading: "The cart was full. The page was slow.",
  lede: "Send us your shop's address and the date of your next sale. We look at the first in time for the second.",
  primary: { label: "Prepare for the sale", to: "/contact" },
};
