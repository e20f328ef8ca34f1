import type { Plan } from "./plan.ts";

export interface WebsiteSecurityPlan extends Plan {
  sites: number | "Unlimited";
}

export const websiteSecurityPlans: readonly WebsiteSecurityPlan[] = [
  websitePlan({
    id: "website-security-single",
    name: "Single",
    price: 19,
    period: "/month",
    description: "For a business with one site.",
    sites: 1,
    features: ["Web application firewall", "Malware scan and clean-up", "DDoS protection", "Alerts by email"],
  }),
  websitePlan({
    id: "website-security-group",
    name: "Group",
    price: 49,
    period: "/month",
    description: "For a shop, a blog and the sites around them.",
    sites: 5,
    popular: true,
    features: [
      "Everything in Single",
      "Custom firewall rules for your application",
      "Virtual patching until you fix the code",
      "Bad bots blocked, customers let through",
      "Monthly report",
    ],
  }),
  websitePlan({
    id: "website-security-estate",
    name: "Estate",
    price: 149,
    period: "/month",
    description: "For agencies and companies with many sites.",
    sites: "Unlimited",
    features: [
      "Everything in Group",
      "API schema validation",
      "Log export to your own systems",
      "Engineers on the phone with you during an attack",
      "Weekly report",
    ],
  }),
];

function websitePlan(plan: WebsiteSecurityPlan): WebsiteSecurityPlan {
  const covered = plan.sites === 1 ? "1 website" : `${plan.sites} websites`;
  return { ...plan, features: [covered, ...plan.features] };
}
