import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { SectionProps } from "~/sections/section";

export const meta: PageMeta = {
  title: "Domain Names and Renewal Prices",
  description:
    "Domain registration and transfer for eight extensions, with the first-year price and the renewal price of each one side by side.",
};

export const ruler: RulerScale = {
  to: 60,
  minor: 1,
  major: 5,
  format: (dollars) => `$${dollars}`,
};

export const hero: PageHeroProps = {
  title: "Domains",
  lede: "The first year is cheap everywhere. The bill comes with the second. Here both prices stand side by side before you choose.",
  primary: { label: "View Pricing", to: "#pricing" },
  secondary: { label: "Transfer Domain", to: "/contact" },
  tone: "sand",
};

export const pricing: Omit<SectionProps, "children"> = {
  id: "pricing",
  heading: "The second year, in plain sight",
  lede: "US dollars per year. The team confirms that a name is available before you pay anything.",
  tone: "sand",
};

export const banner: ClosingBannerProps = {
  heading: "A domain is rented. Know the rent.",
  lede: "Tell us the names you want, or the ones you want to bring over. We check them, quote both years and do the paperwork.",
  primary: { label: "Ask for a Name", to: "/contact" },
  secondary: { label: "Compare All Hosting", to: "/services/hosting" },
};
