import type { Plan } from "./plan.ts";
import { monitoring, type Response } from "./promises/support.ts";

export interface MonitoringPlan extends Plan {
  /** How long an alert waits for a person at most. */
  response: Response;
  /** Those of its features that take the place of nothing in the plan before. */
  added: readonly string[];
}

const { essential, professional, enterprise } = monitoring;

export const monitoringPlans: readonly MonitoringPlan[] = [
  {
    id: "monitoring-essential",
    name: "Essential Monitoring",
    price: 299,
    period: "/month",
    description: "Somebody reads the logs while you are at work.",
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
    description: "Somebody reads the logs while you sleep.",
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
    description: "One analyst who knows your systems, and a team behind.",
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
