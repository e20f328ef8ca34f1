import { type CloudHostingPlan, type VpsPlan } from "~/catalogue/plan-facts.data";

export { HOURS_OF_MONTH } from "~/catalogue/period";

export interface BreakEven {
  cloud: CloudHostingPlan;
  vps: VpsPlan;
  /** The first full hour of the month at which the VPS is the cheaper of the two. */
  hours: number;
}

/** Each cloud plan with the VPS plan of the same cores, memory and storage. */
export function breakEvens(clouds: readonly CloudHostingPlan[], servers: readonly VpsPlan[]): BreakEven[] {
  return clouds.flatMap((cloud) => {
    const vps = servers.find(
      ({ machine }) =>
        machine.cores === cloud.machine.cores &&
        machine.memoryGb === cloud.machine.memoryGb &&
        machine.storageGb === cloud.machine.storageGb,
    );
    if (!vps || typeof vps.price !== "number" || typeof cloud.price !== "number") return [];
    return [{ cloud, vps, hours: Math.floor(vps.price / cloud.price + 1e-9) + 1 }];
  });
}
