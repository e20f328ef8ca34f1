import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";

export const meta: PageMeta = {
  title: "Security and Compliance",
  description:
    "Assessment, implementation support, audit preparation and ongoing monitoring for HIPAA, PCI DSS, SOC 2, GDPR, ISO 27001 and NIST.",
};

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** An audit year: evidence is collected in all of it, not in the last week. */
export const ruler: RulerScale = {
  to: 12,
  minor: 0.25,
  major: 1,
  format: (month) => months[month % 12] ?? "",
};

export const hero: PageHeroProps = {
  title: "Security and Compliance",
  lede: "The audit is in spring and the evidence is in eleven inboxes. We map what you do to what the framework asks, close the gaps, and keep the proof in one place.",
  primary: { label: "Start Compliance Journey", to: "/contact" },
  secondary: { label: "Free Compliance Assessment", to: "/contact" },
  tone: "ink",
};

export const banner: ClosingBannerProps = {
  heading: "Be dull on audit day.",
  lede: "Name the framework and the date. We put the gaps in order, beginning with those an auditor opens first.",
  primary: { label: "Start Compliance Program", to: "/contact" },
};
