import { expect, test } from "vitest";

import { stepFrom } from "./step-from";

const ends = { min: 1, max: 20_000 };

test.each([
  [1, 1, 2],
  [24, 1, 25],
  [24, -1, 23],
  [99, 1, 100],
  [100, 1, 110],
  [100, -1, 99],
  [18_000, 1, 19_000],
  [18_250, 1, 19_000],
  [18_250, -1, 18_000],
  [10_000, -1, 9900],
  [1, -1, 1],
  [20_000, 1, 20_000],
] as const)("from %d in direction %d to %d", (value, direction, next) => {
  expect(stepFrom(value, direction, ends)).toBe(next);
});
