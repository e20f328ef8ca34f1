import { expect, test } from "vitest";

import { readNumber, stepFrom } from "./read-number";

const range = { example: 18_000, min: 100, max: 1_000_000 };

test.each([
  ["42000", 42_000],
  ["42,000", 42_000],
  ["42.000", 42_000],
  ["42 000", 42_000],
  ["42'000", 42_000],
  ["1,000,000", 1_000_000],
  ["1.000.000", 1_000_000],
  ["$42,000.50", 42_001],
  ["$ 42k", 42_000],
  ["1.5k", 1500],
  ["1,5k", 1500],
  ["0.5m", 500_000],
  ["250.4", 250],
  ["about 700 dollars", 700],
  ["18,0000", 180_000],
  ["18,00", 1800],
  ["1,200.5", 1201],
  ["120,", 120],
])("reads %j as %d", (typed, value) => {
  expect(readNumber(typed, range).value).toBe(value);
});

test.each([
  ["", "example", 18_000],
  ["   ", "example", 18_000],
  ["a lot", "example", 18_000],
  ["$", "example", 18_000],
  ["99", "min", 100],
  ["0", "min", 100],
  ["-42000", "min", 100],
  ["1000001", "max", 1_000_000],
  ["99999999999999999999999", "max", 1_000_000],
])("%j counts as the %s, %d", (typed, from, value) => {
  expect(readNumber(typed, range)).toEqual({ value, from });
});

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
] as const)("steps from %d in direction %d to %d", (value, direction, next) => {
  expect(stepFrom(value, direction, { min: 1, max: 20_000 })).toBe(next);
});
