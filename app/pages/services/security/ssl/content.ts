import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { SectionProps } from "~/sections/section";

export const meta: PageMeta = {
  title: "SSL Certificates, Validated and Installed",
  description:
    "Domain, organization and extended validation SSL certificates: what each one proves, how long it takes, its warranty and its price per year.",
};

export const ruler: RulerScale = {
  to: 220,
  minor: 5,
  major: 20,
  format: (dollars) => `$${dollars}`,
};

export const hero: PageHeroProps = {
  title: "SSL Certificates",
  lede: "A certificate that lapses closes your site with a warning. Choose how much yours should prove about you. We validate, install and watch the date.",
  primary: { label: "View Certificates", to: "#certificates" },
  secondary: { label: "Get Certificate", to: "/contact" },
  tone: "ink",
};

export const plans: Omit<SectionProps, "children"> = {
  id: "certificates",
  heading: "Same lock, three kinds of proof",
  lede: "Encryption does not differ. What differs is who checks you, how long that takes and the warranty behind it.",
  tone: "sand",
};

export const banner: ClosingBannerProps = {
  heading: "Expired on Sunday, noticed by buyers",
  lede: "Tell us your domains. We list every certificate on them with its last day, and take over the renewals if you like.",
  primary: { label: "Get Certificate", to: "/contact" },
};
