import { expect, test } from "vitest";

import { loginsOn, mostServers, serversIn, weeks } from "./school-year.ts";

test("the year has 52 weeks", () => {
  expect(weeks).toHaveLength(52);
});

test("following the calendar costs 40% less than the busiest week all year, as the page says", () => {
  const paid = weeks.reduce((sum, _, week) => sum + serversIn(week), 0);
  expect(1 - paid / (weeks.length * mostServers)).toBeCloseTo(0.4, 10);
});

test("only weeks with all servers have days at the peak", () => {
  for (const week of weeks.keys()) {
    const busiest = Math.max(...Array.from({ length: 7 }, (_, day) => loginsOn(week, day)));
    expect(busiest === 4).toBe(serversIn(week) === mostServers);
  }
});
