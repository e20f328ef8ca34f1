import { expect, it } from "vitest";

import { reviewSteps } from "./content";
import { schedule } from "./schedule";

it("puts the five steps one after the other: 8 weeks at the shortest, 14 at the longest", () => {
  expect(schedule(reviewSteps, 16).map(({ quickest, longest }) => [quickest, longest])).toEqual([
    [
      [0, 1],
      [0, 2],
    ],
    [
      [1, 3],
      [2, 5],
    ],
    [
      [3, 4],
      [5, 6],
    ],
    [
      [4, 8],
      [6, 14],
    ],
    [
      [8, 16],
      [14, 16],
    ],
  ]);
});
