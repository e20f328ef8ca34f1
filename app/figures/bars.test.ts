import { describe, expect, it } from "vitest";

import { barsPath, linesPath, unitGrid } from "./bars";
import { barsIn } from "./testing/bars-in.ts";

describe("barsPath", () => {
  it("draws every bar in one path", () => {
    expect(
      barsPath([
        { x: 0, y: 1, width: 10, height: 2 },
        { x: 1 / 3, y: 4, width: 2, height: 2 },
      ]),
    ).toBe("M0 1h10v2h-10zm0.33 3h2v2h-2z");
  });

  it("places them exactly, however many there are", () => {
    const bars = Array.from({ length: 300 }, (_, index) => ({
      x: (index * 1000) / 300,
      y: 100 - (index % 7) * 1.1,
      width: 2.5,
      height: (index % 7) * 1.1,
    }));
    const path = barsPath(bars);
    expect(barsIn(path)).toEqual(
      bars.map(({ x, y, width, height }) =>
        [x, y, width, height].map((value) => Math.round(value * 100) / 100),
      ),
    );
    // All of them stand on one line.
    expect(path).toContain("V100");
  });
});

describe("linesPath", () => {
  it("draws each bar along its middle, from where the one before ended", () => {
    expect(
      linesPath([
        { x: 0, y: 1, width: 10, height: 2 },
        { x: 1 / 3, y: 4, width: 2, height: 2 },
      ]),
    ).toBe("m0 2h10m-9.67 3h2");
  });

  it("places them exactly, however many there are", () => {
    const bars = Array.from({ length: 300 }, (_, index) => ({
      x: index / 3,
      y: 0,
      width: 1 / 7,
      height: 2,
    }));
    const steps = [...linesPath(bars).matchAll(/m([-\d.]+) [-\d.]+h([-\d.]+)/g)];
    const lengths = steps.map(([, move, width]) => Number(move) + Number(width));
    const end = lengths.reduce((sum, length) => sum + length, 0);
    expect(end).toBeCloseTo(299 / 3 + 1 / 7, 1);
  });
});

describe("unitGrid", () => {
  const grid = { columns: 24, rows: 7, pitch: { x: 10, y: 10 }, size: { width: 7, height: 7 } };

  it("has one unit for each cell", () => {
    expect(unitGrid(grid)).toHaveLength(168);
  });

  it("leaves out the cells that are not included", () => {
    expect(
      unitGrid({ ...grid, include: (column, row) => row < 5 && column >= 10 && column < 18 }),
    ).toHaveLength(40);
  });
});
