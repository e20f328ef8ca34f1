import { expect, test } from "vitest";

import { positionOn } from "./scale";

test("places values in per cent of the scale", () => {
  expect(positionOn({ to: 24 }, 6)).toBe(25);
  expect(positionOn({ from: 2010, to: 2025 }, 2025)).toBe(100);
});
