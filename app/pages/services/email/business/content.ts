import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { SectionProps } from "~/sections/section";

export const meta: PageMeta = {
  title: "Business Email on Your Own Domain",
  description:
    "Business e-mail on your own domain in three mailbox sizes, with a spam filter and the DNS records that keep your mail out of other people's.",
};

/** Mailbox sizes. */
export const ruler: RulerScale = {
  to: 60,
  minor: 1,
  major: 5,
  format: (gigabytes) => `${gigabytes} GB`,
};

export const hero: PageHeroProps = {
  title: "Business Email",
  lede: "A free address costs nothing, until a customer takes your invoice for spam. You get mail on your own domain, and we set up the records that prove it is yours.",
  primary: { label: "View Email Plans", to: "#plans" },
  secondary: { label: "Start Free Trial", to: "/contact" },
};

export const plans: Omit<SectionProps, "children"> = {
  id: "plans",
  heading: "Buy the mailbox you will fill",
  lede: "Each person can have another size, and change it later.",
  tone: "sand",
};

export const banner: ClosingBannerProps = {
  heading: "Your invoice is in their spam folder",
  lede: "The cause is usually a missing DNS record. Tell us your domain and we tell you which, whether or not the mail comes to us.",
  primary: { label: "Get Started", to: "/contact" },
};
