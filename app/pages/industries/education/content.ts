import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";

export const meta: PageMeta = {
  title: "Technology for Education",
  description:
    "Learning platforms, student records and campus systems that hold on enrolment day, open on an old laptop and keep pupils' data private.",
};

/** The school day. */
export const ruler: RulerScale = {
  from: 8,
  to: 16,
  minor: 0.25,
  major: 1,
  format: (hour) => `${hour}:00`,
};

export const hero: PageHeroProps = {
  title: "Education",
  lede: "A year's traffic arrives in enrolment week; the budget does not. We build and run learning platforms that grow for the peak and cost little in the holidays.",
  primary: { label: "Plan for enrolment", to: "/contact" },
  secondary: { label: "Ask about your platform", to: "/contact" },
};

export const banner: ClosingBannerProps = {
  heading: "Enrolment day is never a surprise.",
  lede: "It has been in the calendar for a year. Tell us the date, and what happened to the site last time.",
  primary: { label: "Talk about your school", to: "/contact" },
};
