import { expect, it } from "vitest";

import { capSquares, devicesPerSquare, endless } from "./device-squares";

const area = (bars: readonly { width: number }[]) => bars.reduce((sum, { width }) => sum + width / 8, 0);

it.each([
  [25, 60, 25, 0],
  [100, 60, 60, 40],
  [endless, 60, 60, 65],
  [100, 1, 1, 99],
  [25, 333, 5, 0],
  [100, 333, 20, 0],
  [endless, 333, 66.6, 58.4],
  [endless, 600, 120, 5],
])("a plan for %d devices with %d: %d squares are the visitor's, %d are free", (cap, devices, own, free) => {
  const squares = capSquares(cap, devices);
  expect(area(squares.own)).toBeCloseTo(own);
  expect(area(squares.free)).toBeCloseTo(free);
});

it("keeps every square in the drawing", () => {
  for (const devices of [1, 60, 100, 101, 600]) {
    const { own, free } = capSquares(endless, devices);
    for (const { x, y, width } of [...own, ...free]) {
      expect(y).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(300);
    }
  }
});

it("draws five devices as one square once there are more than four rows of them", () => {
  expect([100, 101].map(devicesPerSquare)).toEqual([1, 5]);
});
