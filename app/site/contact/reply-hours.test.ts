import { describe, expect, it } from "vitest";

import { dueAfter, hoursFrom, openingText } from "./reply-hours";

const office = { opensAt: 10, closesAt: 18, daysPerWeek: 5 };
const at = (day: number, hours: number) => ({ day, hours, label: "" });
const open = (day: number, hours: number) =>
  hoursFrom(at(day, hours), office, 24).flatMap((row) => (row.office ? [row.hour] : []));
const [TUESDAY, FRIDAY, SATURDAY, SUNDAY] = [1, 4, 5, 6] as const;

describe("hoursFrom", () => {
  it("cuts the first and the last hour to the minute, 24 hours in all", () => {
    const rows = hoursFrom(at(TUESDAY, 14 + 10 / 60), office, 24);
    expect(rows).toHaveLength(25);
    expect(rows[0]).toMatchObject({ hour: 14, to: 1 });
    expect(rows[0]?.from).toBeCloseTo(1 / 6);
    expect(rows[24]).toMatchObject({ hour: 14, from: 0 });
    expect(rows[24]?.to).toBeCloseTo(1 / 6);
    expect(rows.reduce((sum, { from, to }) => sum + to - from, 0)).toBeCloseTo(24);
  });

  it("has 24 whole hours on the hour", () => {
    const rows = hoursFrom(at(TUESDAY, 9), office, 24);
    expect(rows.map(({ from, to }) => to - from)).toEqual(Array(24).fill(1));
  });

  it("knows the office's hours of both days", () => {
    expect(open(TUESDAY, 14.5)).toEqual([14, 15, 16, 17, 10, 11, 12, 13, 14]);
    expect(open(FRIDAY, 14.5)).toEqual([14, 15, 16, 17]);
    expect(open(SATURDAY, 9)).toEqual([]);
    expect(open(SUNDAY, 12)).toEqual([10, 11]);
  });

  it("cuts an hour in which the office opens", () => {
    const rows = hoursFrom(at(TUESDAY, 0), { ...office, opensAt: 9.5 }, 24);
    expect(rows.find(({ hour }) => hour === 9)?.office).toEqual({ from: 0.5, to: 1 });
  });
});

it.each([
  [14 + 10 / 60, 24, { time: "14:10", isTomorrow: true }],
  [20, 8, { time: "04:00", isTomorrow: true }],
  [9.5, 8, { time: "17:30", isTomorrow: false }],
])("from %d on %i hours are over at %o", (hours, replyHours, due) => {
  expect(dueAfter(at(TUESDAY, hours), replyHours)).toEqual(due);
});

it.each([
  [TUESDAY, 14, "The office is open."],
  [TUESDAY, 8, "The office opens at 10:00."],
  [TUESDAY, 18, "The office opens at 10:00 tomorrow."],
  [FRIDAY, 19, "The office opens at 10:00 on Monday."],
  [SATURDAY, 9, "The office opens at 10:00 on Monday."],
  [SUNDAY, 12, "The office opens at 10:00 tomorrow."],
])("day %i, %i:00: %s", (day, hours, text) => {
  expect(openingText(at(day, hours), office)).toBe(text);
});
