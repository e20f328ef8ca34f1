import { expect, it } from "vitest";

import { utcOffset } from "./utc-offset";

it("is the zone's own, half hours included", () => {
  expect(utcOffset(new Date("2025-01-15T12:00:00Z"), "Asia/Kolkata")).toBe("+05:30");
});

it("changes with summer time, and is spelled out where it is zero", () => {
  expect(utcOffset(new Date("2025-01-15T12:00:00Z"), "Europe/London")).toBe("+00:00");
  expect(utcOffset(new Date("2025-07-15T12:00:00Z"), "Europe/London")).toBe("+01:00");
});
