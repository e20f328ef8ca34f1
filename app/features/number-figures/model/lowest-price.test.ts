import { expect, it } from "vitest";

import { lowestPrice, priceSteps } from "./lowest-price.ts";

const plans = [
  { price: 19, sites: 1 },
  { price: 49, sites: 5 },
  { price: 149, sites: Infinity },
];

it("adds plans up where that is cheaper", () => {
  expect([1, 2, 3, 5, 6, 10, 15, 16, 40].map((sites) => lowestPrice(sites, plans))).toEqual([
    19, 38, 49, 49, 68, 98, 147, 149, 149,
  ]);
});

it("puts neighbours of one price together", () => {
  expect(priceSteps(6, plans)).toEqual([
    { from: 1, to: 1, price: 19 },
    { from: 2, to: 2, price: 38 },
    { from: 3, to: 5, price: 49 },
    { from: 6, to: 6, price: 68 },
  ]);
});
