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
    description: "The one site your business has.",
    sites: 1,
    features: [
      "Web application firewall",
      "Malware scan and clean-up",
      "Protection from floods of requests",
      "Alerts by email",
    ],
  }),
  websitePlan({
    id: "website-security-group",
    name: "Group",
    price: 49,
    period: "/month",
    description: "A shop, a blog, and the sites around them.",
    sites: 5,
    popular: true,
    features: [
      "Everything in Single",
      "Rules written for your application",
      "Holes patched at the firewall until you fix them",
      "Bots told from customers",
      "Monthly report",
    ],
  }),
  websitePlan({
    id: "website-security-estate",
    name: "Estate",
    price: 149,
    period: "/month",
    description: "Agencies, and companies that lost count.",
    sites: "Unlimited",
    features: [
      "Everything in Group",
      "APIs checked against their definition",
      "Logs sent to your own systems",
      "Engineers on the phone with you during an attack",
      "Weekly report",
    ],
  }),
];

function websitePlan(plan: WebsiteSecurityPlan): WebsiteSecurityPlan {
  const covered = plan.sites === 1 ? "1 website" : `${plan.sites} websites`;
  return { ...plan, features: [covered, ...plan.features] };
}
