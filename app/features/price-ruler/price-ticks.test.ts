import { expect, test } from "vitest";

import { ticksPath } from "./price-ticks";

test("ticks stand at their places, each as far from the one before as it is", () => {
  expect(ticksPath([0, 25, 50.5], 5)).toBe("M0 0v5m25-5v5m25.5-5v5");
});

test("the last of many stands where it should, whatever is rounded on the way", () => {
  const places = Array.from({ length: 170 }, (_, index) => (index * 100) / 169);
  const moves = [...ticksPath(places, 10).matchAll(/m([\d.]+)-10/g)].map(([, move]) => Number(move));
  expect(moves).toHaveLength(169);
  expect(moves.reduce((sum, move) => sum + move, 0)).toBeCloseTo(100, 1);
});
