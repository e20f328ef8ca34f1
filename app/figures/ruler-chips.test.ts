import { expect, test } from "vitest";

import { type Box, placeChips, placeFlag } from "./ruler-chips";

const plot = { width: 400, line: 200 };

test("a reading stands right of the hairline in the middle of its row, and left of it near the end", () => {
  expect(placeChips(plot, [{ width: 80, middle: 50 }], [])).toEqual([
    { x: 208, y: 39, width: 80, height: 22 },
  ]);
  const [atEnd] = placeChips({ width: 400, line: 390 }, [{ width: 80, middle: 50 }], []);
  expect(atEnd?.x).toBe(302);
});

test("it makes way for words: to the other side, then elsewhere in its row", () => {
  const right = { x: 205, y: 30, width: 195, height: 40 };
  const [flipped] = placeChips(plot, [{ width: 80, middle: 50 }], [right]);
  expect(flipped).toMatchObject({ x: 112, y: 39 });
  const left = { x: 100, y: 10, width: 300, height: 80 };
  const [slid] = placeChips(plot, [{ width: 80, middle: 50 }], [left]);
  expect(slid?.x).toBeLessThanOrEqual(20);
  expect(slid?.y).toBe(39);
});

test("no reading covers another, however close their rows are", () => {
  const chips = placeChips(
    plot,
    Array.from({ length: 6 }, (_, row) => ({ width: 150, middle: 20 + row * 8 })),
    [],
  );
  for (const [index, one] of chips.entries()) {
    for (const other of chips.slice(index + 1)) expect(touches(one, other)).toBe(false);
  }
});

test("the flag stands on the plot, turns left at its end, and above a heading that is in its way", () => {
  expect(placeFlag(plot, 60, [])).toMatchObject({ x: 200, y: -22 });
  expect(placeFlag({ width: 400, line: 390 }, 60, [])).toMatchObject({ x: 330, y: -22 });
  const heading = { x: 0, y: -15, width: 400, height: 12 };
  expect(touches(placeFlag(plot, 60, [heading]), heading)).toBe(false);
});

function touches(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}
