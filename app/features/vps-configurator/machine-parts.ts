import { formatPrice } from "~/lib/format/format-price";
import { type CustomVps, customVps } from "~/catalogue/custom-vps";
import { vpsParams } from "./model/vps-configuration";

/** One thing that is chosen: what a slider and its number field need to know. */
export interface Part {
  key: keyof CustomVps;
  label: string;
  /** The name in addresses: shared links and the way to the contact form. */
  param: string;
  unit: string;
  /** The unit where the label is not beside it, e.g. "GB RAM". */
  noun: string;
  /** What one core or gigabyte costs. */
  rate: string;
  min: number;
  max: number;
  step: number;
  start: number;
  dollarsEach: number;
  /** Its colour in the sliders, the price bar and nowhere else. */
  colour: { fill: string; swatch: string };
}

export const parts: readonly Part[] = [
  {
    key: "cores",
    label: "CPU cores",
    param: vpsParams.cores,
    unit: "vCPU",
    noun: "vCPU",
    rate: `${formatPrice(customVps.cores.dollarsEach)} each`,
    ...customVps.cores,
    colour: { fill: "fill-ink", swatch: "bg-ink" },
  },
  {
    key: "memoryGb",
    label: "RAM",
    param: vpsParams.memoryGb,
    unit: "GB",
    noun: "GB RAM",
    rate: `${formatPrice(customVps.memoryGb.dollarsEach)} per GB`,
    ...customVps.memoryGb,
    colour: { fill: "fill-blue", swatch: "bg-blue" },
  },
  {
    key: "storageGb",
    label: "SSD storage",
    param: vpsParams.storageGb,
    unit: "GB",
    noun: "GB SSD",
    rate: `${formatPrice(customVps.storageGb.dollarsEach)} per GB`,
    ...customVps.storageGb,
    colour: { fill: "fill-hosting", swatch: "bg-hosting" },
  },
];
