import type { Plan } from "./plan.ts";
import { monitoring, type Response } from "./promises/support.ts";

export interface MonitoringPlan extends Plan {
  /** How long an alert waits for a person at most. */
  response: Response;
  /** Its features that are new in this plan; the others replace one of the plan before. */
  added: readonly string[];
}

const { essential, professional, enterprise } = monitoring;

export const monitoringPlans: readonly MonitoringPlan[] = [
  {
    id: "monitoring-essential",
    name: "Essential Monitoring",
    price: 299,
    period: "/month",
    description: "For small teams that need alerts checked in business hours.",
    response: essential.response,
    features: [
      "Business-hours monitoring",
      "Basic SIEM alerts",
      "Weekly reports",
      "Email notifications",
      "Up to 50 devices",
      `Standard response ${essential.response.text}`,
    ],
    added: [],
  },
  {
    id: "monitoring-professional",
    name: "Professional SOC",
    price: 899,
    period: "/month",
    description: "For companies that need nights and weekends covered too.",
    response: professional.response,
    popular: true,
    features: [
      "24/7 SOC",
      "Advanced SIEM correlation",
      "Threat hunting",
      "Incident response",
      "Up to 200 devices",
      `Priority response ${professional.response.text}`,
      "Monthly briefings",
      "Threat intelligence feeds",
      "Custom dashboards",
    ],
    added: ["Threat hunting", "Incident response", "Threat intelligence feeds"],
  },
  {
    id: "monitoring-enterprise",
    name: "Enterprise Security",
    price: 2499,
    period: "/month",
    description: "For companies that want an analyst who knows their systems.",
    response: enterprise.response,
    features: [
      "Dedicated analyst",
      "Advanced threat hunting",
      "Custom SIEM rules",
      "Immediate incident response",
      "Unlimited devices",
      `Instant response ${enterprise.response.text}`,
      "Weekly briefings",
      "Advanced threat intelligence",
      "Custom integrations",
      "Compliance reporting",
      "Forensic analysis",
    ],
    added: ["Compliance reporting", "Forensic analysis"],
  },
];
