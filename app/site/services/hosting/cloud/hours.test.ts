import { expect, test } from "vitest";

import { cloudHostingPlans } from "~/catalogue/cloud-hosting";
import { vpsPlans } from "~/catalogue/vps";
import { breakEvens, HOURS_OF_MONTH } from "./hours";

test("a month of that many hours gives the specified estimates", () => {
  expect(cloudHostingPlans.map((plan) => Math.round(Number(plan.price) * HOURS_OF_MONTH))).toEqual([
    36, 86, 180,
  ]);
});

test("the first hour at which the VPS of the same size costs less", () => {
  // $29 / $0.05 = 580 exactly, so hour 581 is the first that costs more; $59 / $0.12 = 491.7; $119 / $0.25 = 476.
  expect(breakEvens(cloudHostingPlans, vpsPlans).map(({ hours }) => hours)).toEqual([581, 492, 477]);
});
