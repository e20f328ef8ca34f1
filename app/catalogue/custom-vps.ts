import { customVps } from "./custom-vps.data.ts";

export { customVps };

export interface CustomVps {
  cores: number;
  memoryGb: number;
  storageGb: number;
}

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
