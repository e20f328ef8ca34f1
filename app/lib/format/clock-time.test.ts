import { expect, test } from "vitest";

import { clockTime } from "./clock-time";

test("hours become a time of day, past midnight too", () => {
  expect([0, 7.25, 14.5, 24, 25.5].map(clockTime)).toEqual(["00:00", "07:15", "14:30", "24:00", "01:30"]);
});
