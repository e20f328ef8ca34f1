import { expect, test } from "vitest";

import { payScaleOf } from "./positions";

test("the scale of the pay grows by whole steps to what a position pays", () => {
  expect(payScaleOf([{ from: 50, to: 170 }])).toEqual({ from: 50, to: 170 });
  expect(payScaleOf([{ from: 80, to: 90 }])).toEqual({ from: 50, to: 170 });
  expect(payScaleOf([{ from: 45, to: 171 }])).toEqual({ from: 20, to: 200 });
});
