import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { SectionProps } from "~/sections/section";

export const meta: PageMeta = {
  title: "Google Workspace Plans and Pricing",
  description:
    "Google Workspace set up and supported: Gmail on your domain, Drive, Meet and Docs. Business Starter, Standard and Plus compared.",
};

/** Storage per user. */
export const ruler: RulerScale = {
  to: 5,
  minor: 0.1,
  major: 0.5,
  format: (terabytes) => `${terabytes} TB`,
};

export const hero: PageHeroProps = {
  title: "Google Workspace",
  lede: "Half the company already shares files from private accounts. Workspace brings them under your domain. We move the mail, set the rules and stay reachable.",
  primary: { label: "View Plans & Pricing", to: "#plans" },
  secondary: { label: "Start Free Trial", to: "/contact" },
};

export const plans: Omit<SectionProps, "children"> = {
  id: "plans",
  heading: "Same apps, different ceilings",
  lede: "Storage is pooled across the company. The bars show how far apart the three plans really are.",
  tone: "sand",
};

export const banner: ClosingBannerProps = {
  heading: "Whose Drive is the contract in?",
  lede: "Tell us how many people you are and what you use today. We reply with the plan, the steps of the move and a date.",
  primary: { label: "Start Free Trial", to: "/contact" },
};
