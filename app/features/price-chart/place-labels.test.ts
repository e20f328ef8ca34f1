import { expect, test } from "vitest";

import { placeLabels, spanOf } from "./place-labels";

const label = { width: 40, gap: 7 };

test("a label stands to the right of its mark", () => {
  expect(placeLabels([{ ...label, at: 100 }], [[98, 102]], 500)).toEqual({ sides: ["right"], overlap: 0 });
});

test("at the edge it stands to the left", () => {
  expect(placeLabels([{ ...label, at: 480 }], [], 500).sides).toEqual(["left"]);
});

test("of two that are close the first gives way", () => {
  const labels = [
    { ...label, at: 200 },
    { ...label, at: 220 },
  ];
  expect(placeLabels(labels, [], 500)).toEqual({ sides: ["left", "right"], overlap: 0 });
});

test("it keeps clear of the marks of others", () => {
  expect(placeLabels([{ ...label, at: 200 }], [[230, 235]], 500).sides).toEqual(["left"]);
});

test("what cannot be helped is told", () => {
  const labels = [
    { ...label, at: 200, only: "right" as const },
    { ...label, at: 210, only: "right" as const },
  ];
  expect(placeLabels(labels, [], 500).overlap).toBeGreaterThan(0);
});

test("from where to where it reaches", () => {
  expect(spanOf({ ...label, at: 100 }, "right")).toEqual([107, 147]);
  expect(spanOf({ ...label, at: 100 }, "left")).toEqual([53, 93]);
});
