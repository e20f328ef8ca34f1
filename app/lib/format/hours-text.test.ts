import { expect, it } from "vitest";

import { hoursText } from "./hours-text";

it("names the days and the hours as people write them", () => {
  expect(hoursText({ opensAt: 10, closesAt: 18, daysPerWeek: 5 })).toBe("Mon–Fri 10:00 AM–6:00 PM");
});

it("knows noon, midnight and half hours", () => {
  expect(hoursText({ opensAt: 0, closesAt: 12, daysPerWeek: 7 })).toBe("Mon–Sun 12:00 AM–12:00 PM");
  expect(hoursText({ opensAt: 8.5, closesAt: 24, daysPerWeek: 6 })).toBe("Mon–Sat 8:30 AM–12:00 AM");
});
