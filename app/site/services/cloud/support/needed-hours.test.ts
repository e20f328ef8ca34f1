import { expect, it } from "vitest";

import { isOfficeHour, neededHours } from "./needed-hours";

const week = Array.from({ length: 7 * 24 }, (_, index) => [index % 24, Math.floor(index / 24)] as const);

it.each([1, 40, 60, 120, 168])("marks as many hours as are needed: %d", (count) => {
  const isNeeded = neededHours(count);
  expect(week.filter(([hour, day]) => isNeeded(hour, day))).toHaveLength(count);
});

it("takes the office hours first, then working days, then the weekend", () => {
  const [office, days, all] = [40, 120, 121].map(neededHours);
  for (const [hour, day] of week) {
    expect(office?.(hour, day)).toBe(isOfficeHour(hour, day));
    expect(days?.(hour, day)).toBe(day < 5);
  }
  expect(week.filter(([hour, day]) => day >= 5 && all?.(hour, day))).toHaveLength(1);
});
