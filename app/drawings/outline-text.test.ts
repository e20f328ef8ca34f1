import { expect, test } from "vitest";

import { shortPath } from "./outline-text.ts";

test("a path keeps its shape with relative steps, and rounding errors do not add up", () => {
  expect(shortPath("M 1.04 2 L 3.26 2 Q 4 1 5 -0.52 Z M 9 9 L 9.04 9 L 9.08 9 L 9.12 9 Z")).toBe(
    "M1 2l2.3 0q.7-1 1.7-2.5zM9 9l0 0l.1 0l0 0z",
  );
});
