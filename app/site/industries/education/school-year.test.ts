import { expect, test } from "vitest";

import { loadOf, loadOn, mostServers, serversIn, weeks } from "./school-year.ts";

test("the year has 52 weeks", () => {
  expect(weeks).toHaveLength(52);
});

test("following the calendar costs 40% less than the busiest week all year, as the page says", () => {
  const paid = weeks.reduce((sum, _, week) => sum + serversIn(week), 0);
  expect(1 - paid / (weeks.length * mostServers)).toBeCloseTo(0.4, 10);
});

test("only weeks with all servers have days as busy as an exam, and quiet weeks have quiet days alone", () => {
  for (const week of weeks.keys()) {
    const days = Array.from({ length: 7 }, (_, day) => loadOn(week, day));
    expect(days.includes("exams")).toBe(serversIn(week) === mostServers);
    expect(days.every((load) => load === "quiet")).toBe(loadOf(week) === "quiet");
  }
});
