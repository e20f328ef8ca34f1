import { expect, test } from "vitest";

import { roundScale, stepsOf } from "./round-scale.ts";

test("a scale goes in round steps to the first one that holds the amount", () => {
  expect(roundScale(217_00, 6)).toEqual({ to: 240_00, step: 40_00 });
  expect(roundScale(199_00, 4)).toEqual({ to: 200_00, step: 50_00 });
  expect(stepsOf(roundScale(199_00, 4))).toEqual([0, 50_00, 100_00, 150_00, 200_00]);
});

test("every amount lies on its scale, in no more steps than were asked for", () => {
  for (const cents of [0, 1, 3, 99, 100, 4_99, 59_00, 1000_00, 7999_01, 123_456_789, 39_996_000_000]) {
    for (const steps of [4, 6]) {
      const scale = roundScale(cents, steps);
      expect(scale.to, `${cents}`).toBeGreaterThanOrEqual(Math.max(1, cents));
      expect(stepsOf(scale).length, `${cents}`).toBeLessThanOrEqual(steps + 1);
    }
  }
});
