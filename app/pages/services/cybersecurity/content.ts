import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";

export const meta: PageMeta = {
  title: "Cybersecurity Services",
  description:
    "Risk assessment, threat protection, compliance and monitoring from one team, against malware, phishing, data breaches and insider threats.",
};

/** The night, when nobody is at the desk. */
export const ruler: RulerScale = {
  from: 18,
  to: 30,
  minor: 0.25,
  major: 1,
  format: (hour) => `${String(hour % 24).padStart(2, "0")}:00`,
};

export const hero: PageHeroProps = {
  title: "Cybersecurity",
  lede: "An attacker needs one open door; you have to know all of yours. We find them, close them in order of risk, and watch the ones that must stay open.",
  primary: { label: "Start with a risk assessment", to: "/services/cybersecurity/risk-assessment" },
  secondary: { label: "Talk to a security engineer", to: "/contact" },
  tone: "ink",
};

export const banner: ClosingBannerProps = {
  heading: "The lock is cheaper than the burglary.",
  lede: "Describe what you would least like to read about yourselves in the news. We start by protecting that.",
  primary: { label: "Get Started", to: "/contact" },
};
