import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { SectionProps } from "~/sections/section";

export const meta: PageMeta = {
  title: "SEO and SMO Packages",
  description:
    "Search engine and social media optimization by the month: technical fixes, texts, links and profiles, reported in plain words.",
};

export const ruler: RulerScale = {
  to: 3000,
  minor: 50,
  major: 250,
  format: (dollars) => `$${dollars.toLocaleString("en-US")}`,
};

export const hero: PageHeroProps = {
  title: "SEO and SMO",
  lede: "You are found by people who already know your name. We fix what keeps the others away: first the site, then the texts, then the profiles.",
  primary: { label: "View SEO Packages", to: "#packages" },
  secondary: { label: "Get Started", to: "/contact" },
};

export const plans: Omit<SectionProps, "children"> = {
  id: "packages",
  heading: "Rankings are rented, not bought",
  lede: "So the fee is monthly, and the report says what it moved. Nobody honest sells the first place.",
  tone: "sand",
};

export const banner: ClosingBannerProps = {
  heading: "Page two is a quiet place",
  lede: "Tell us the searches you want to be found for. We reply with where you stand and what stands in the way.",
  primary: { label: "Get Started", to: "/contact" },
};
