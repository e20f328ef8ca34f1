import { describe, expect, it } from "vitest";

import { positionOn, ticks } from "./ruler-scale";

const hours = { to: 24, minor: 0.5, major: 2, format: String };

describe("ruler scale", () => {
  it("places values in per cent of the scale", () => {
    expect(positionOn(hours, 6)).toBe(25);
    expect(positionOn({ from: 2010, to: 2025 }, 2025)).toBe(100);
  });

  it("has a tick at both ends", () => {
    expect(ticks(hours, hours.major)).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24]);
    expect(ticks({ ...hours, from: 1, to: 2 }, 0.1)).toHaveLength(11);
  });

  it("has them at multiples of their distance where that is asked for", () => {
    expect(ticks({ ...hours, from: 16.03, to: 23.5, atMultiples: true }, 2)).toEqual([18, 20, 22]);
  });
});
