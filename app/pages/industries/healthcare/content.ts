import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";

export const meta: PageMeta = {
  title: "Technology for Healthcare",
  description:
    "Patient portals, records and telehealth with access rules, encryption and audit trails from the first day, run by people who answer at night.",
};

/** A clinical thermometer. */
export const ruler: RulerScale = {
  from: 35,
  to: 42,
  minor: 0.2,
  major: 1,
  format: (degrees) => `${degrees} °C`,
};

export const hero: PageHeroProps = {
  title: "Healthcare",
  lede: "When the system is down, the waiting room fills and somebody reaches for paper. We build and run clinical systems that stay up and record who saw what.",
  primary: { label: "Describe your systems", to: "/contact" },
  secondary: { label: "Ask about patient data", to: "/contact" },
};

export const banner: ClosingBannerProps = {
  heading: "No patient should wait for a login.",
  lede: "Tell us which system your staff restart most often, and who may see what in it.",
  primary: { label: "Talk about your clinic", to: "/contact" },
};
