import { expect, it } from "vitest";

import { officeTime } from "./office-time";

it("is the office's time, not the visitor's", () => {
  expect(officeTime(new Date("2025-01-15T08:50:00Z"), "Asia/Kolkata")).toEqual({
    hours: 14 + 20 / 60,
    label: "14:20",
  });
});

it("starts the day at 00:00, not 24:00", () => {
  expect(officeTime(new Date("2025-01-15T18:30:00Z"), "Asia/Kolkata")).toEqual({ hours: 0, label: "00:00" });
});
