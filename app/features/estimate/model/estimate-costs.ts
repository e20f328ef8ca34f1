import { periodCalled } from "../../../catalogue/period.ts";
import { gstPercent } from "../../../catalogue/promises/billing.data.ts";
import type { EstimateLine } from "./estimate.ts";

/** Cents, without tax. */
export interface Costs {
  /** What comes back every month; nothing for what is paid by the year or once. */
  month: number;
  years: readonly [number, number, number];
}

/** Cents. */
export interface Total {
  net: number;
  gst: number;
  gross: number;
}

export interface Totals {
  month: Total;
  firstYear: Total;
  threeYears: Total;
  /** Cents for each of the three years, without tax. */
  years: Costs["years"];
  /** How many lines have a price that is agreed, and are in no sum. */
  onRequest: number;
}

/** What a line comes to; undefined where the price is agreed. */
export function costsOf({ price, period, renewal, quantity }: EstimateLine): Costs | undefined {
  if (price === "Custom") return undefined;
  const amount = inCents(price) * quantity;
  switch (periodCalled(period)?.every) {
    case "once":
      return { month: 0, years: [amount, 0, 0] };
    case "year": {
      const later = renewal === undefined ? amount : inCents(renewal) * quantity;
      return { month: 0, years: [amount, later, later] };
    }
    // An hourly plan's quantity is the hours of a month.
    default:
      return { month: amount, years: [amount * 12, amount * 12, amount * 12] };
  }
}

export function totalsOf(lines: readonly EstimateLine[], gst: boolean): Totals {
  const costs = lines.flatMap((line) => costsOf(line) ?? []);
  const sum = (part: (each: Costs) => number) => costs.reduce((total, each) => total + part(each), 0);
  const years = [
    sum((each) => each.years[0]),
    sum((each) => each.years[1]),
    sum((each) => each.years[2]),
  ] as const;
  const total = (net: number): Total => {
    const tax = gst ? Math.round((net * gstPercent) / 100) : 0;
    return { net, gst: tax, gross: net + tax };
  };
  return {
    month: total(sum(({ month }) => month)),
    firstYear: total(years[0]),
    threeYears: total(years[0] + years[1] + years[2]),
    years,
    onRequest: lines.length - costs.length,
  };
}

function inCents(dollars: number): number {
  return Math.round(dollars * 100);
}
