import { expect, it } from "vitest";

import { partsOf, ticksOf } from "./bar-layout";

it("lays parts end to end on one scale", () => {
  expect(partsOf([100, 0, 300], 1000, 200)).toEqual([
    { from: 20, width: 10 },
    { from: 30, width: 0 },
    { from: 30, width: 30 },
  ]);
  expect(partsOf([0], 0)).toEqual([{ from: 0, width: 0 }]);
});

it.each([
  [1_783_802, [0, 300_000, 600_000, 900_000, 1_200_000, 1_500_000]],
  [100_000, [0, 20_000, 40_000, 60_000, 80_000, 100_000]],
  [600, [0, 100, 200, 300, 400, 500, 600]],
])("marks an axis of %d cents at round amounts", (full, ticks) => {
  expect(ticksOf(full)).toEqual(ticks);
});
