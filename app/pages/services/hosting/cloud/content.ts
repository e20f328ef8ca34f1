import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { SectionProps } from "~/sections/section";

export const meta: PageMeta = {
  title: "Cloud Hosting by the Hour",
  description:
    "Cloud servers billed by the hour with no minimum commitment, daily backups and a monthly estimate for each size. Free migration of your site.",
};

export const ruler: RulerScale = {
  to: 0.3,
  minor: 0.01,
  major: 0.05,
  format: (dollars) => `$${dollars.toFixed(2)}`,
};

export const hero: PageHeroProps = {
  title: "Cloud Hosting",
  lede: "Your busiest hour is not your average hour. Rent servers by the hour: add some before the rush, drop them after it, and keep no contract for the rest.",
  primary: { label: "View Cloud Plans", to: "#plans" },
  secondary: { label: "Free Migration", to: "/contact" },
  tone: "sand",
};

export const plans: Omit<SectionProps, "children"> = {
  id: "plans",
  heading: "The unit is an hour",
  lede: "Each card also says what a month without a break would cost. If yours never stops, look at a VPS.",
  tone: "sand",
};

export const banner: ClosingBannerProps = {
  heading: "Switch it off. Watch the bill stop.",
  lede: "Start with one server on trial. We move the first site for you, and the old one keeps running until you are satisfied.",
  primary: { label: "Start Free Trial", to: "/contact" },
  secondary: { label: "Compare All Plans", to: "/services/hosting" },
};
