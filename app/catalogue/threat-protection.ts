import type { Plan } from "./plan.ts";
import { containment } from "./promises/support.ts";

export interface ThreatProtectionPlan extends Plan {
  /** Laptops, servers and phones under protection. */
  devices: number | "Unlimited";
}

export const threatProtectionPlans: readonly ThreatProtectionPlan[] = [
  protectionPlan({
    id: "threat-protection-essential",
    name: "Essential",
    price: 199,
    period: "/month",
    description: "For one office without its own security staff.",
    devices: 25,
    features: [
      "Malware and ransomware protection",
      "Phishing filter for email",
      "Malicious sites blocked",
      "Monthly report",
    ],
  }),
  protectionPlan({
    id: "threat-protection-advanced",
    name: "Advanced",
    price: 599,
    period: "/month",
    description: "For several offices, remote staff and your own servers.",
    devices: 100,
    popular: true,
    features: [
      "Everything in Essential",
      "Behaviour-based detection",
      "Isolation of infected devices",
      "Stolen-password checks at sign-in",
      "Weekly report",
    ],
  }),
  protectionPlan({
    id: "threat-protection-complete",
    name: "Complete",
    price: 1499,
    period: "/month",
    description: "For companies that attackers single out.",
    devices: "Unlimited",
    features: [
      "Everything in Advanced",
      "Threat hunting by analysts",
      "Data loss detection",
      containment,
      "Incident report with cause and evidence",
    ],
  }),
];

function protectionPlan(plan: ThreatProtectionPlan): ThreatProtectionPlan {
  const covered = plan.devices === "Unlimited" ? "Unlimited devices" : `Up to ${plan.devices} devices`;
  return { ...plan, features: [covered, ...plan.features] };
}
