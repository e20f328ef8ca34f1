import { expect, test } from "vitest";

import { identity } from "~/identity";
import { openingMoment } from "./opening-moment.server";

test("a date becomes the moment the office opens on that day, with the office's time zone", () => {
  const moment = openingMoment("January 10, 2025");
  expect(moment).toMatch(/^2025-01-10T\d\d:\d\d:00[+-]\d\d:\d\d$/);
  const { timeZone, opensAt } = identity.office;
  const clock = new Date(moment).toLocaleTimeString("en-GB", {
    timeZone,
    hour: "2-digit",
    minute: "2-digit",
  });
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  expect(hours + minutes / 60).toBe(opensAt);
});
