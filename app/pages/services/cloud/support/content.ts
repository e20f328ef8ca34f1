import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";

export const meta: PageMeta = {
  title: "24/7 Cloud Support Plans",
  description:
    "Cloud support with the response time in writing: 4 hours in business hours, 1 hour around the clock, or 15 minutes on every day of the year.",
};

/** Minutes until an engineer answers. */
export const ruler: RulerScale = {
  to: 240,
  minor: 5,
  major: 30,
  format: (minutes) => `${minutes} min`,
};

export const hero: PageHeroProps = {
  title: "24/7 Cloud Support",
  lede: "Incidents keep no office hours. Choose how long you are willing to wait for an engineer: four hours, one hour or fifteen minutes. The rest of the plan follows from that.",
  primary: { label: "Compare the plans", to: "#plans" },
  secondary: { label: "Talk to an engineer", to: "/contact" },
};

export const plans = {
  heading: "How long can you wait?",
  lede: "A response is an engineer who has read the report. A ticket number is not a response.",
};

export const banner: ClosingBannerProps = {
  heading: "Three in the morning has a phone number.",
  lede: "Tell us what must not stop, and when it last did. We say which response time it needs, and if the smallest plan will do.",
  primary: { label: "Choose a response time", to: "/contact" },
};
