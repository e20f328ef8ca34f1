import { type Machine, machineSpecs } from "./machine.ts";
import type { Plan } from "./plan.ts";
import { backups } from "./promises/backups.ts";
import { term } from "./promises/term.ts";
import { uptime } from "./promises/uptime.ts";
import { startingPrices } from "./starting-prices.ts";

export interface CloudHostingPlan extends Plan {
  machine: Machine;
  /** Dollars for a server that is never switched off, rounded as the specification gives it. */
  monthlyEstimate: number;
}

/** Hours in a month: the monthly estimates are hourly prices times this, 30 days. */
export const HOURS_OF_MONTH = 720;

export const cloudHostingPlans: readonly CloudHostingPlan[] = [
  cloudPlan({
    id: "cloud-hosting-starter",
    name: "Starter",
    price: startingPrices.cloud,
    period: "per hour",
    monthlyEstimate: 36,
    description: "Build and test servers, sites with quiet nights.",
    machine: { cores: 2, memoryGb: 4, storageGb: 80, bandwidthTb: 2 },
    features: ["Resize up or down"],
  }),
  cloudPlan({
    id: "cloud-hosting-professional",
    name: "Professional",
    price: 0.12,
    period: "per hour",
    monthlyEstimate: 86,
    description: "Shops and applications with busy hours.",
    popular: true,
    machine: { cores: 4, memoryGb: 8, storageGb: 160, bandwidthTb: 5 },
    features: ["Resize up or down", "Load balancing across servers"],
  }),
  cloudPlan({
    id: "cloud-hosting-enterprise",
    name: "Enterprise",
    price: 0.25,
    period: "per hour",
    monthlyEstimate: 180,
    description: "Large workloads that come and go.",
    machine: { cores: 8, memoryGb: 16, storageGb: 320, bandwidthTb: 10 },
    features: ["Resize up or down, with autoscaling", "Load balancing across servers", "Private network"],
  }),
];

function cloudPlan(plan: CloudHostingPlan): CloudHostingPlan {
  const always = [backups.cloudServers, term.noCommitment, uptime.short];
  return {
    ...plan,
    specs: machineSpecs(plan.machine),
    features: [`About $${plan.monthlyEstimate} per month if it never stops`, ...always, ...plan.features],
  };
}
