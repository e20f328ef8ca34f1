import { expect, test } from "vitest";

import { foldFlags } from "./ruler-folds";
import { flagSpan, placeFlags, rulerWidths } from "./ruler-flags";
import { placeLabels } from "./ruler-labels";
import type { RulerScale } from "./ruler-scale";

const hours: RulerScale = {
  to: 24,
  minor: 0.5,
  major: 2,
  format: (hour) => `${String(hour).padStart(2, "0")}:00`,
};

test("as many ticks are labelled as have room, both ends always", () => {
  const shown = rulerWidths.map((_, range) =>
    placeLabels(hours, [])
      .filter((label) => label.shown[range])
      .map(({ value }) => value),
  );
  expect(shown).toEqual([
    [0, 6, 12, 18, 24],
    [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24].filter((hour) => hour % (shown[1]?.[1] ?? 1) === 0),
    [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24],
    [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24],
  ]);
  expect(shown[1]?.length).toBeGreaterThan(5);
});

test("a label gives way to a flag", () => {
  const flags = placeFlags(hours, [{ at: 12, label: "Noon" }]);
  expect(placeLabels(hours, flags).map(({ value }) => value)).not.toContain(12);
});

test("flags without room fold into the nearest one, which counts them and covers no other", () => {
  const crowded = [11.8, 12, 12.2, 12.4, 20].map((at) => ({ at, label: `Something at ${at}` }));
  const flags = foldFlags(hours, placeFlags(hours, crowded));
  for (const [range, width] of rulerWidths.entries()) {
    const shown = flags.filter(({ sides }) => sides[range] !== "none");
    const counted = shown.reduce(
      (sum, { marker }) => sum + 1 + Number(/\+(\d+)$/.exec(marker.label)?.[1] ?? 0),
      0,
    );
    expect(counted, `flags in range ${range}`).toBe(crowded.length);
    const spans = shown.flatMap((flag) => [flagSpan(flag, flag.sides[range], width) ?? [0, 0]]);
    for (const [index, [start]] of spans.toSorted(([one], [other]) => one - other).entries()) {
      const before = spans.toSorted(([one], [other]) => one - other)[index - 1];
      expect(start).toBeGreaterThanOrEqual(before?.[1] ?? start);
    }
  }
});

test("a popular plan keeps its flag where only one has room", () => {
  const flags = placeFlags(hours, [
    { at: 12, label: "A name that is rather long" },
    { at: 12.5, label: "A popular one just as long", popular: true },
    { at: 13, label: "And a third that is as long" },
  ]);
  expect(flags.map(({ sides }) => sides[0] === "none")).toEqual([true, false, true]);
});
