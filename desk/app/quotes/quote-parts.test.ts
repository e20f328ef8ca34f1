import { expect, test } from "vitest";

import { totalsOf } from "../../core/quotes/totals.ts";
import type { QuoteLine } from "../../data/schema/index.ts";
import { partsOf } from "./quote-parts.ts";

function line(unitCents: number, quantity: number, period: QuoteLine["period"]): QuoteLine {
  return { title: "Line", detail: "", unitCents, quantity, period };
}

const lines = [
  line(59_00, 3, "month"),
  line(99_99, 1, "month"),
  line(5, 720, "hour"),
  line(199_00, 1, "year"),
  line(33_33, 2, "year"),
  line(2999_01, 1, "once"),
];

test("parts add up to the sums of the quote, to the cent, whatever the discount", () => {
  for (const discountPercent of [0, 7.25, 33.33, 100]) {
    const quote = { lines, termMonths: 18, discountPercent, taxPercent: 18 };
    const totals = totalsOf(quote);
    const parts = partsOf(quote);
    const sum = (key: "net" | "term") => parts.reduce((total, part) => total + part[key], 0);
    expect(sum("net")).toBe(totals.firstInvoice.net);
    expect(sum("term")).toBe(totals.term.net);
    expect(parts.every(({ net }) => net >= 0)).toBe(true);
  }
});

test("a quote without a discount has its lines as they are", () => {
  const quote = { lines, termMonths: 12, discountPercent: 0, taxPercent: 0 };
  expect(partsOf(quote).map(({ net }) => net)).toEqual([177_00, 99_99, 36_00, 199_00, 66_66, 2999_01]);
});
