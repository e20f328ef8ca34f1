import { type Machine, machineSpecs } from "./machine.ts";
import type { Plan } from "./plan.ts";
import { startingPrices } from "./starting-prices.ts";

export interface VpsPlan extends Plan {
  machine: Machine;
}

export const vpsPlans: readonly VpsPlan[] = [
  vpsPlan({
    id: "vps-starter",
    name: "Starter",
    price: startingPrices.vps,
    period: "per month",
    description: "A website, test server or small shop.",
    machine: { cores: 2, memoryGb: 4, storageGb: 80, bandwidthTb: 2 },
    features: ["Full root access", "Linux of your choice", "Snapshots on demand", "IPv4 and IPv6 address"],
  }),
  vpsPlan({
    id: "vps-professional",
    name: "Professional",
    price: 59,
    period: "per month",
    description: "Production sites and business applications.",
    popular: true,
    machine: { cores: 4, memoryGb: 8, storageGb: 160, bandwidthTb: 4 },
    features: [
      "Weekly backups",
      "Full root access",
      "Linux of your choice",
      "Snapshots on demand",
      "IPv4 and IPv6 address",
    ],
  }),
  vpsPlan({
    id: "vps-enterprise",
    name: "Enterprise",
    price: 119,
    period: "per month",
    description: "Databases and busy applications.",
    machine: { cores: 8, memoryGb: 16, storageGb: 320, bandwidthTb: 8 },
    features: [
      "Daily backups",
      "Full root access",
      "Linux of your choice",
      "Snapshots on demand",
      "IPv4 and IPv6 address",
      "Priority in the support queue",
    ],
  }),
];

/** What can be chosen in the custom configuration, and what one core or gigabyte costs a month. */
export const customVps = {
  /** Names it in links to the contact form, as a plan's id does. */
  id: "vps-custom",
  cores: { min: 1, max: 16, step: 1, start: 2, dollarsEach: 15 },
  memoryGb: { min: 1, max: 64, step: 1, start: 4, dollarsEach: 8 },
  storageGb: { min: 20, max: 1000, step: 10, start: 80, dollarsEach: 0.5 },
  /** Traffic comes with the storage: 2 TB for every 40 GB. */
  bandwidth: { everyGb: 40, givesTb: 2 },
} as const;

export type CustomVps = Omit<Machine, "bandwidthTb">;

/** Dollars per month. */
export function customVpsPrice(chosen: CustomVps): number {
  return Math.round(
    chosen.cores * customVps.cores.dollarsEach +
      chosen.memoryGb * customVps.memoryGb.dollarsEach +
      chosen.storageGb * customVps.storageGb.dollarsEach,
  );
}

/** Terabytes per month. */
export function customVpsBandwidth({ storageGb }: Pick<CustomVps, "storageGb">): number {
  return Math.round((storageGb / customVps.bandwidth.everyGb) * customVps.bandwidth.givesTb);
}

function vpsPlan(plan: VpsPlan): VpsPlan {
  return { ...plan, specs: machineSpecs(plan.machine) };
}
