import { expect, test } from "vitest";

import { barsIn } from "./testing/bars-in.ts";
import { bar, columns, cuts, flow, gate, line, matrix, polygon, rows, staircase, units } from "./marks.ts";

test("columns stand on the lower edge and share one scale", () => {
  expect(barsIn(columns([1, 2, 4], { x: 0, y: 0, width: 300, height: 100 }, { gap: 0 }))).toEqual([
    [0, 75, 100, 25],
    [100, 50, 100, 50],
    [200, 0, 100, 100],
  ]);
});

test("rows start at the left edge; the scale can be given", () => {
  expect(barsIn(rows([5, 10], { x: 10, y: 0, width: 100, height: 40 }, { most: 20, gap: 0.5 }))).toEqual([
    [10, 0, 25, 10],
    [10, 20, 50, 10],
  ]);
});

test("units are as many as there are, row by row, and a second part goes on where the first ended", () => {
  const grid = { x: 0, y: 0, perRow: 10, size: 8, gap: 2 };
  expect(barsIn(units({ ...grid, count: 500 }))).toHaveLength(500);
  const rest = barsIn(units({ ...grid, count: 3, skip: 9 })).map(([x, y]) => [x, y]);
  expect(rest.toSorted()).toEqual(
    [
      [0, 10],
      [10, 10],
      [90, 0],
    ].toSorted(),
  );
});

test("a gate leaves the share open that it is given; closed, it is one bar", () => {
  expect(barsIn(gate(0, 0, 100, 0.4))).toEqual([
    [0, 0, 10, 30],
    [0, 70, 10, 30],
  ]);
  expect(barsIn(gate(0, 0, 100, 0))).toEqual([[0, 0, 10, 100]]);
});

test("the steps of a staircase stand side by side on its base", () => {
  const steps = [
    { width: 50, height: 10 },
    { width: 30, height: 40 },
  ];
  expect(barsIn(staircase(steps, { x: 5, base: 100 }))).toEqual([
    [5, 90, 50, 10],
    [55, 60, 30, 40],
  ]);
});

test("a matrix draws the cells that are asked for, filling its box", () => {
  const cells = barsIn(
    matrix({ x: 0, y: 0, width: 96, height: 46 }, { columns: 5, rows: 5 }, (column, row) => column === row),
  );
  expect(cells).toHaveLength(5);
  expect(cells.at(-1)).toEqual([80, 40, 16, 6]);
});

test("a flow begins and ends with the heights it is given", () => {
  const d = flow({ x: 0, y: 10, height: 20 }, { x: 100, y: 50, height: 5 });
  expect(d).toBe("M0 10C50 10 50 50 100 50V55C50 55 50 30 0 30z");
});

test("a line is as thick as it is asked to be, in whatever direction", () => {
  expect(line(0, 0, 100, 0, 4)).toBe(
    polygon([
      [0, 2],
      [100, 2],
      [100, -2],
      [0, -2],
    ]),
  );
});

test("cuts leave a grid of cells between them", () => {
  expect(cuts({ x: 0, y: 0, width: 100, height: 10 }, { columns: 4, rows: 1, gap: 2 })).not.toContain("NaN");
  expect(bar(1.005, 2, 3, 4)).toBe("M1 2h3v4h-3z");
});
