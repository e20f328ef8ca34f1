import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { SectionProps } from "~/sections/section";

export const meta: PageMeta = {
  title: "VPS Hosting Plans",
  description:
    "Virtual private servers with cores, memory, SSD storage and bandwidth reserved for you. Three ready-made plans, or a quote for your own mix.",
};

export const ruler: RulerScale = {
  to: 140,
  minor: 5,
  major: 20,
  format: (dollars) => `$${dollars}`,
};

export const hero: PageHeroProps = {
  title: "VPS Hosting",
  lede: "Shared hosting is crowded, and a whole machine is too much. A VPS is a part of one that nobody else can use up, with root access and a price you can check.",
  primary: { label: "View VPS Plans", to: "#plans" },
  secondary: { label: "Get Custom Quote", to: "/contact" },
  tone: "sand",
};

export const plans: Omit<SectionProps, "children"> = {
  id: "plans",
  heading: "Three machines, ready made",
  lede: "Every bar is on one scale: full width is Enterprise. If none of the three fits, ask for a quote.",
  tone: "sand",
};

export const banner: ClosingBannerProps = {
  heading: "What does your server do all day?",
  lede: "Send us a day of its load, or a guess. An engineer replies with a size, a price and the reason for both.",
  primary: { label: "Get Custom Quote", to: "/contact" },
  secondary: { label: "Compare All Hosting", to: "/services/hosting" },
};
