import { expect, test } from "vitest";

import { cloudHosting, vps } from "~/catalogue/lines.data";
import { breakEvens, HOURS_OF_MONTH } from "./hours";

test("a month of that many hours gives the specified estimates", () => {
  expect(cloudHosting.plans.map((plan) => Math.round(Number(plan.price) * HOURS_OF_MONTH))).toEqual([
    36, 86, 180,
  ]);
});

test("the first hour at which the VPS of the same size costs less", () => {
  // $29 / $0.05 = 580 exactly, so hour 581 is the first that costs more; $59 / $0.12 = 491.7; $119 / $0.25 = 476.
  expect(breakEvens(cloudHosting.plans, vps.plans).map(({ hours }) => hours)).toEqual([581, 492, 477]);
});
