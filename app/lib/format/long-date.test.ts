import { expect, test } from "vitest";

import { longDate } from "./long-date";

test("a day is written with the month's name and without leading zeros", () => {
  expect(longDate("2027-06-30")).toBe("30 June 2027");
  expect(longDate("2025-01-06")).toBe("6 January 2025");
});
