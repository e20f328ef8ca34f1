import type { Spec } from "./plan.ts";

/** What a virtual machine has. */
export interface Machine {
  cores: number;
  memoryGb: number;
  storageGb: number;
  /** Traffic per month. */
  bandwidthTb: number;
}

export function machineSpecs({ cores, memoryGb, storageGb, bandwidthTb }: Machine): readonly Spec[] {
  return [
    { label: "CPU", value: cores, text: `${cores} vCPU` },
    { label: "RAM", value: memoryGb, text: `${memoryGb} GB` },
    { label: "Storage", value: storageGb, text: `${storageGb} GB SSD` },
    { label: "Bandwidth", value: bandwidthTb, text: `${bandwidthTb} TB` },
  ];
}
