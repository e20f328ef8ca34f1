import { expect, test } from "vitest";

import { validDays } from "./valid-days.ts";

test("one block a day, weekends apart, today filled", () => {
  const { blocks, length, today } = validDays("2026-11-17", "2026-12-16", "2026-11-17");
  expect(blocks).toHaveLength(30);
  expect(length).toBe("30 days");
  expect(today).toBe("today is the first");
  expect(blocks.slice(0, 7)).toEqual([
    "today",
    "workday",
    "workday",
    "workday",
    "weekend",
    "weekend",
    "workday",
  ]);
});

function placeOn(today: string) {
  return validDays("2026-11-17", "2026-12-16", today).today;
}

test("says where today is", () => {
  expect(placeOn("2026-11-21")).toBe("today is day 5");
  expect(placeOn("2026-12-16")).toBe("today is the last");
  expect(placeOn("2026-12-17")).toBe("expired");
  expect(validDays("2026-11-17", "2026-11-17", "2026-11-17").today).toBe("today");
  expect(validDays("2026-11-17", "2026-12-16").today).toBeUndefined();
});

test("what has passed is passed, and all of it once it has expired", () => {
  expect(validDays("2026-11-17", "2026-11-20", "2026-11-19").blocks).toEqual([
    "passed",
    "passed",
    "today",
    "workday",
  ]);
  expect(new Set(validDays("2026-11-17", "2026-12-16", "2027-01-02").blocks)).toEqual(new Set(["passed"]));
});

test("a long time is drawn in weeks, a very long one not at all", () => {
  expect(validDays("2026-01-01", "2026-12-31", "2026-01-09").blocks.slice(0, 3)).toEqual([
    "passed",
    "today",
    "week",
  ]);
  expect(validDays("2026-01-01", "2199-01-01", "2026-01-01").blocks).toEqual([]);
  expect(validDays("2026-01-02", "2026-01-01", "2026-01-02").blocks).toEqual([]);
});
