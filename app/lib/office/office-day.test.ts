import { expect, it } from "vitest";

import { officeDay, weekdays } from "./office-day";

it.each([
  ["2025-01-15T08:50:00Z", "Wednesday"],
  // Past midnight there, and still Sunday in UTC.
  ["2025-01-19T18:40:00Z", "Monday"],
  ["2025-01-19T18:20:00Z", "Sunday"],
])("is the office's day: %s is a %s", (moment, name) => {
  expect(weekdays[officeDay(new Date(moment), "Asia/Kolkata")]).toBe(name);
});

it("counts back west of Greenwich", () => {
  expect(weekdays[officeDay(new Date("2025-01-20T03:00:00Z"), "America/St_Johns")]).toBe("Sunday");
});
