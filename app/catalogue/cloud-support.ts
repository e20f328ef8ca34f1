import type { Plan } from "./plan.ts";
import { cloudSupport, type Response } from "./promises/support.ts";

export interface CloudSupportPlan extends Plan {
  /** Until an engineer answers; the minutes are for figures drawn to scale. */
  responseTime: Response;
  /** When engineers are on shift. */
  availability: "business hours" | "24/7" | "24/7/365";
}

export const cloudSupportPlans: readonly CloudSupportPlan[] = [
  {
    id: "cloud-support-essential",
    name: "Essential",
    price: 299,
    period: "/month",
    description: "Workloads that may wait until the office opens.",
    responseTime: cloudSupport.essential.response,
    availability: cloudSupport.essential.hours,
    features: [
      ...cloudSupport.essential.features,
      "Tickets and e-mail",
      "Alerts sorted before you see them",
      "Monthly patch window",
      "Monthly report",
    ],
  },
  {
    id: "cloud-support-professional",
    name: "Professional",
    price: 799,
    period: "/month",
    description: "Systems that customers use at night.",
    responseTime: cloudSupport.professional.response,
    availability: cloudSupport.professional.hours,
    popular: true,
    features: [
      ...cloudSupport.professional.features,
      "Tickets, e-mail, chat and telephone",
      "Alerts acted on, not forwarded",
      "Weekly patch window",
      "Restores tried, not assumed",
      "Monthly review with an engineer",
    ],
  },
  {
    id: "cloud-support-enterprise",
    name: "Enterprise",
    price: "Custom",
    description: "Systems that cost money by the minute when they stop.",
    responseTime: cloudSupport.enterprise.response,
    availability: cloudSupport.enterprise.hours,
    features: [
      ...cloudSupport.enterprise.features,
      "All channels, and a shared one with your team",
      "Named engineers who know your system",
      "Patch windows that follow your releases",
      "Restores and failover rehearsed with you",
      "Weekly review, and a written cause for every incident",
    ],
  },
];
