import type { CustomVps } from "~/catalogue/custom-vps";
import { type Part, parts } from "./machine-parts";

export interface PricePart {
  part: Part;
  dollars: number;
  /** Where it begins on a bar of the whole price, and how long it is, in per cent. */
  from: number;
  share: number;
}

/** What the price is made of, in the order of the sliders. */
export function priceParts(chosen: CustomVps): PricePart[] {
  const dollars = parts.map((part) => chosen[part.key] * part.dollarsEach);
  const total = sum(dollars);
  return parts.map((part, index) => ({
    part,
    dollars: dollars[index] ?? 0,
    from: percent(sum(dollars.slice(0, index)), total),
    share: percent(dollars[index] ?? 0, total),
  }));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function percent(value: number, total: number): number {
  return Math.round((value / total) * 10_000) / 100;
}
