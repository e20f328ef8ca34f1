import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { SectionProps } from "~/sections/section";

export const meta: PageMeta = {
  title: "PPC Services and Campaign Management",
  description:
    "Pay-per-click campaigns for a fixed monthly fee, with the recommended ad spend beside it, sales counted and wasted words cut.",
};

export const ruler: RulerScale = {
  to: 3600,
  minor: 100,
  major: 300,
  format: (dollars) => `$${dollars.toLocaleString("en-US")}`,
};

export const hero: PageHeroProps = {
  title: "PPC Services",
  lede: "A click costs the same whether it buys or not. We cut the words that only cost, count what sells, and keep our fee apart from your ad spend.",
  primary: { label: "View PPC Packages", to: "#packages" },
  secondary: { label: "Start PPC Campaign", to: "/contact" },
};

export const plans: Omit<SectionProps, "children"> = {
  id: "packages",
  heading: "Our fee here, your ad spend there",
  lede: "The price is ours. The bar is what we recommend you spend on the advertisements each month, paid to the networks.",
  tone: "sand",
};

export const banner: ClosingBannerProps = {
  heading: "Are you bidding on your own name?",
  lede: "Let us read the account. We mark the spend that brings nothing, and you decide what to do about it before you sign.",
  primary: { label: "Start PPC Campaign", to: "/contact" },
};
