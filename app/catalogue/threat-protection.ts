import type { Plan } from "./plan.ts";
import { containment } from "./promises/support.ts";

export interface ThreatProtectionPlan extends Plan {
  /** Laptops, servers and telephones under protection. */
  devices: number | "Unlimited";
}

export const threatProtectionPlans: readonly ThreatProtectionPlan[] = [
  protectionPlan({
    id: "threat-protection-essential",
    name: "Essential",
    price: 199,
    period: "/month",
    description: "One office, and no one whose job is security.",
    devices: 25,
    features: [
      "Malware and ransomware stopped on the device",
      "Phishing mail filtered",
      "Known bad addresses blocked",
      "Monthly report",
    ],
  }),
  protectionPlan({
    id: "threat-protection-advanced",
    name: "Advanced",
    price: 599,
    period: "/month",
    description: "Several offices, remote staff, servers of your own.",
    devices: 100,
    popular: true,
    features: [
      "Everything in Essential",
      "Behaviour watched, not only signatures",
      "Infected devices cut off from the network",
      "Sign-ins checked for stolen passwords",
      "Weekly report",
    ],
  }),
  protectionPlan({
    id: "threat-protection-complete",
    name: "Complete",
    price: 1499,
    period: "/month",
    description: "Companies that somebody attacks on purpose.",
    devices: "Unlimited",
    features: [
      "Everything in Advanced",
      "Analysts who look for what no alarm reported",
      "Data leaving the company detected",
      containment,
      "Incident report with cause and evidence",
    ],
  }),
];

function protectionPlan(plan: ThreatProtectionPlan): ThreatProtectionPlan {
  const covered = plan.devices === "Unlimited" ? "Unlimited devices" : `Up to ${plan.devices} devices`;
  return { ...plan, features: [covered, ...plan.features] };
}
