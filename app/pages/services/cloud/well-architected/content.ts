import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";

export const meta: PageMeta = {
  title: "AWS Well-Architected Framework Reviews",
  description:
    "A review of your AWS workload against the Well-Architected Framework: five steps, each with its duration, and findings ranked by risk.",
};

/** The first four steps at their longest add up to 14 weeks; the fifth has no end. */
export const ruler: RulerScale = {
  to: 14,
  minor: 0.5,
  major: 2,
  format: (week) => (week === 0 ? "Week 0" : week === 14 ? "14, then ongoing" : String(week)),
};

export const hero: PageHeroProps = {
  title: "AWS Well-Architected Framework Reviews",
  lede: "A workload that grew for years has weak spots its builders no longer see. We go through it with AWS's own questions, rank what we find by risk, and help you fix it.",
  primary: { label: "Book a review", to: "/contact" },
  secondary: { label: "Ask what it covers", to: "/contact" },
};

export const banner: ClosingBannerProps = {
  heading: "Find the weak spot before the traffic does.",
  lede: "Name the one workload you would hate to lose. The review starts there, with dates for each of its five steps.",
  primary: { label: "Plan a review", to: "/contact" },
};
