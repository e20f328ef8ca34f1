import { expect, test } from "vitest";

import { ticksPath } from "./price-ticks";

test("ticks stand at their places", () => {
  expect(ticksPath([0, 25, 50.5], 5)).toBe("M0.00 0v5M25.00 0v5M50.50 0v5");
});

test("the last of many stands where it should", () => {
  const places = Array.from({ length: 170 }, (_, index) => (index * 100) / 169);
  const found = [...ticksPath(places, 10).matchAll(/M([\d.]+) /g)].map(([, place]) => Number(place));
  expect(found).toHaveLength(170);
  expect(found.at(-1)).toBeCloseTo(100, 1);
});
