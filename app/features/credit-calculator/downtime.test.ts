import { expect, it, test } from "vitest";

import { creditsFrom, downtime, readMinutes, span } from "./downtime";

test.each([
  [0, 30, "100", 0],
  [43, 30, "99.9", 0],
  [44, 30, "99.898", 10],
  [44, 31, "99.901", 0],
  [432, 30, "99", 10],
  [433, 30, "98.997", 25],
  [2160, 30, "95", 25],
  [2161, 30, "94.997", 100],
  [43_200, 30, "0", 100],
])("%d minutes of a month of %d days: %s%% available, %d%% credit", (minutes, days, availability, credit) => {
  expect(downtime(minutes, days)).toEqual({ availability, credit });
});

it("never shows the target where a credit is due", () => {
  for (const days of [28, 29, 30, 31]) {
    for (let minutes = 0; minutes < 60; minutes++) {
      const { availability, credit } = downtime(minutes, days);
      expect(Number(availability) < 99.9).toBe(credit > 0);
    }
  }
});

it("says from how many minutes each credit is due", () => {
  expect(creditsFrom(30).map(({ minutes }) => span(minutes))).toEqual(["43 min", "7 h 12 min", "36 h"]);
});

test.each([
  ["", 60],
  ["90", 90],
  ["1,200", 1200],
  ["12.9", 12],
  ["-5", 5],
  ["about an hour", 60],
  ["1e9", 19],
  ["99999999", 43_200],
])("reads %j as %d minutes", (typed, minutes) => {
  expect(readMinutes(typed, 30, 60)).toBe(minutes);
});
