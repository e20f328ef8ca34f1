import { expect, it } from "vitest";

import { totalsOf } from "./estimate-costs.ts";
import type { EstimateLine } from "./estimate.ts";

const example = [
  line({ price: 8, period: "/user/month", quantity: 12 }),
  line({ price: 59, period: "per month", quantity: 2 }),
  line({ price: 0.05, period: "per hour", quantity: 300 }),
  line({ price: 99, period: "/month" }),
  line({ price: 12.99, renewal: 14.99, period: "/year" }),
  line({ price: 89, period: "/year" }),
  line({ price: 2999, period: "one-time" }),
];

it("adds up months, years and what is paid once, with renewals, to the cent", () => {
  const totals = totalsOf(example, false);
  expect([totals.month, totals.firstYear, totals.threeYears].map(({ gross }) => gross)).toEqual([
    328_00, 7036_99, 15_116_97,
  ]);
  expect(totals.years).toEqual([7036_99, 4039_99, 4039_99]);
});

it("adds tax to each sum, rounded to the cent", () => {
  const { month, firstYear, threeYears } = totalsOf(example, true);
  expect([month, firstYear, threeYears]).toEqual([
    { net: 328_00, gst: 59_04, gross: 387_04 },
    { net: 7036_99, gst: 1266_66, gross: 8303_65 },
    { net: 15_116_97, gst: 2721_05, gross: 17_838_02 },
  ]);
});

it("takes a domain's renewal from the second year on, for each domain", () => {
  const domains = line({ price: 9.99, renewal: 39.99, period: "/year", quantity: 3 });
  expect(totalsOf([domains], false).years).toEqual([29_97, 119_97, 119_97]);
});

it("leaves agreed prices out of the sums and counts them", () => {
  const totals = totalsOf([line({ price: "Custom" }), line({ price: 29, period: "per month" })], false);
  expect(totals.month.gross).toBe(29_00);
  expect(totals.onRequest).toBe(1);
});

it("has no rounding of its own, however many there are", () => {
  const many = line({ price: 4.99, period: "per month", quantity: 9999 });
  expect(totalsOf([many], false).month.net).toBe(9999 * 499);
  expect(totalsOf([], true).threeYears).toEqual({ net: 0, gst: 0, gross: 0 });
});

function line(priced: Pick<EstimateLine, "price"> & Partial<EstimateLine>): EstimateLine {
  return { plan: "a-plan", product: "A product", name: "A plan", quantity: 1, ...priced };
}
