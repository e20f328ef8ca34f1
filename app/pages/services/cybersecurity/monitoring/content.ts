import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";

export const meta: PageMeta = {
  title: "Security Monitoring and SOC",
  description:
    "Security events read as they happen, 1M+ a day: detection in under 15 minutes, and three plans from business hours to a dedicated analyst.",
};

/** Minutes from the event to its detection. */
export const ruler: RulerScale = {
  to: 60,
  minor: 1,
  major: 5,
  format: (minutes) => `${minutes} min`,
  markers: [{ at: 15, label: "Detected: under 15 min" }],
};

export const hero: PageHeroProps = {
  title: "Security Monitoring",
  lede: "Logs nobody reads are a diary for the investigators. We read yours as they are written, 1M+ events a day, and call you about the few that matter.",
  primary: { label: "View Monitoring Plans", to: "#packages" },
  secondary: { label: "Free Security Assessment", to: "/contact" },
  facts: [
    { value: "Under 15 min", label: "Detection" },
    { value: "99.9%", label: "Uptime" },
    { value: "1M+", label: "Events per day" },
  ],
  tone: "ink",
};

export const plans = {
  heading: "Pick who looks, and when",
  lede: "In business hours, around the clock, or an analyst who works for you alone.",
};

export const banner: ClosingBannerProps = {
  heading: "Somebody should have been watching.",
  lede: "Every incident report says so. Tell us how many devices you have, and who reads their alerts today.",
  primary: { label: "Start Security Monitoring", to: "/contact" },
};
