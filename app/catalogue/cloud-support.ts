import { formatPrice } from "../lib/format/format-price.ts";
import type { Plan } from "./plan.ts";
import { cloudSupport, type Response } from "./promises/support.ts";

export interface CloudSupportPlan extends Plan {
  /** Until an engineer answers; the minutes are for figures drawn to scale. */
  responseTime: Response;
  /** When engineers are on shift. */
  availability: "business hours" | "24/7" | "24/7/365";
}

const essentialPrice = 299;

/** In running text, after "Cloud Support plan". */
export const supportPlanFrom = `from ${formatPrice(essentialPrice)} per month`;

export const cloudSupportPlans: readonly CloudSupportPlan[] = [
  {
    id: "cloud-support-essential",
    name: "Essential",
    price: essentialPrice,
    period: "/month",
    description: "For systems that can wait until office hours.",
    responseTime: cloudSupport.essential.response,
    availability: cloudSupport.essential.hours,
    features: [
      ...cloudSupport.essential.features,
      "Tickets and email",
      "Alerts triaged in business hours",
      "Monthly patch window",
      "Monthly report",
    ],
  },
  {
    id: "cloud-support-professional",
    name: "Professional",
    price: 799,
    period: "/month",
    description: "For systems your customers use at night.",
    responseTime: cloudSupport.professional.response,
    availability: cloudSupport.professional.hours,
    popular: true,
    features: [
      ...cloudSupport.professional.features,
      "Tickets, email, chat and phone",
      "Alerts handled by our engineers",
      "Weekly patch window",
      "Restore tests",
      "Monthly review with an engineer",
    ],
  },
  {
    id: "cloud-support-enterprise",
    name: "Enterprise",
    price: "Custom",
    description: "For systems where every minute of downtime costs money.",
    responseTime: cloudSupport.enterprise.response,
    availability: cloudSupport.enterprise.hours,
    features: [
      ...cloudSupport.enterprise.features,
      "All channels, plus one shared with your team",
      "Named engineers who know your system",
      "Patch windows that follow your releases",
      "Restore and failover rehearsals with you",
      "Weekly review and a written report on every incident",
    ],
  },
];
