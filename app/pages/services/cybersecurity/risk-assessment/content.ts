import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";

export const meta: PageMeta = {
  title: "Cybersecurity Risk Assessment",
  description:
    "Vulnerability, penetration and compliance assessments of 1–3 weeks each, with every finding ranked from critical to low and dated.",
};

/** Days until a finding must be dealt with; the flags are the risk levels. */
export const ruler: RulerScale = {
  to: 90,
  minor: 2,
  major: 10,
  format: (days) => (days === 0 ? "Day 0" : String(days)),
  markers: [
    { at: 0, label: "Critical: now" },
    { at: 30, label: "High: 30 days" },
    { at: 90, label: "Medium: 90" },
  ],
};

export const hero: PageHeroProps = {
  title: "Risk Assessment",
  lede: "You cannot fix everything, so fix the right thing first. We test, rank and date each finding: critical at once, high within 30 days, medium within 90, low on review.",
  primary: { label: "Schedule Assessment", to: "/contact" },
  secondary: { label: "Free Security Scan", to: "/contact" },
  facts: [
    { value: "1–2 weeks", label: "Vulnerability assessment" },
    { value: "2–3 weeks", label: "Penetration testing" },
    { value: "1–3 weeks", label: "Compliance assessment" },
  ],
  tone: "ink",
};

export const banner: ClosingBannerProps = {
  heading: "Attackers have your list. Do you?",
  lede: "Tell us what faces the internet, as far as you know. Finding the rest is part of the work.",
  primary: { label: "Schedule Assessment", to: "/contact" },
};
