import { enquiries } from "~/catalogue/promises/enquiries.data";
import type { Position } from "~/catalogue/positions.data";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { BannerSteps } from "~/sections/banner-steps";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { Action } from "~/ui/action";

export function meta({ title, location, type, salary, department }: Position): PageMeta {
  return {
    title: `${title}, ${location}`,
    description: `${title}, ${location}. ${type} in ${department}, ${salary} per year. The work, the requirements and how to apply.`,
  };
}

export function apply(id: string): Action {
  return { label: "Apply Now", to: `/contact?job=${id}` };
}

export const hero: { secondary: Action } = {
  secondary: { label: "All open positions", to: "/careers#positions" },
};

export const payCaption = "Pay per year in thousands of dollars, on the scale of all our open positions.";

export const work = {
  heading: "The work and the requirements",
  lede: "If you have most of these and want to learn the rest, apply.",
};

export const othersSection = {
  heading: "Other open positions",
  lede: "Pay per year, on the same scale.",
};

export const othersCaption = "Each bar runs from the lowest to the highest salary of that position.";

const steps: BannerSteps = [
  { title: "You write", text: "Apply Now opens our contact form with this position filled in." },
  { title: "We answer", text: enquiries.application },
  {
    title: "We talk",
    text: "About one real problem, from our work or from yours. By video or in the office.",
  },
];

export const banner: Omit<ClosingBannerProps, "primary"> = {
  heading: "How to apply",
  lede: "Tell us what you have built or kept running. A paragraph is enough to start.",
  secondary: { label: "All open positions", to: "/careers#positions" },
  steps,
};
