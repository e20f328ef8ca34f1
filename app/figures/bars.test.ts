import { describe, expect, it } from "vitest";

import { barsPath, unitGrid } from "./bars";

describe("barsPath", () => {
  it("draws every bar in one path", () => {
    expect(
      barsPath([
        { x: 0, y: 1, width: 10, height: 2 },
        { x: 1 / 3, y: 4, width: 2, height: 2 },
      ]),
    ).toBe("M0 1h10v2h-10zM0.33 4h2v2h-2z");
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
