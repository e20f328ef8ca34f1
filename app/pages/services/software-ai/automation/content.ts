import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";

export const meta: PageMeta = {
  title: "Business Process Automation",
  description:
    "Invoices, approvals, onboarding and reports handled by software instead of copy and paste, with a person asked where judgement is needed.",
};

/** The working week, in hours. */
export const ruler: RulerScale = {
  to: 40,
  minor: 1,
  major: 4,
  format: (hours) => `${hours} h`,
};

export const hero: PageHeroProps = {
  title: "Process Automation",
  lede: "Good people spend their mornings moving numbers from one window to another. We automate the moving, log every step, and ask a person when something looks odd.",
  primary: { label: "Name a tedious task", to: "/contact" },
  secondary: { label: "Ask what can be automated", to: "/contact" },
  facts: [
    { value: "70%", label: "Time savings" },
    { value: "90%", label: "Error reduction" },
    { value: "50%", label: "Cost savings" },
  ],
};

export const banner: ClosingBannerProps = {
  heading: "Copy and paste is not a job.",
  lede: "Describe one task that comes back every week and that nobody likes. We say what a machine can take over, and what it should not.",
  primary: { label: "Automate one process", to: "/contact" },
};
