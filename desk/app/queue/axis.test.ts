import { expect, it } from "vitest";

import { closedHours, closedWords, percentAt, percentOf, ticks, wideAxis } from "./axis.ts";

// The office is open from 10:00 to 18:00 on weekdays.
const tuesday = new Date("2025-11-18T14:20:00+05:30");
const friday = new Date("2025-11-21T17:00:00+05:30");
const night = new Date("2025-11-19T02:00:00+05:30");
const hoursLater = (hours: number) => new Date(tuesday.getTime() + hours * 3_600_000);

it("draws hours to scale, and nothing beyond its ends", () => {
  expect(percentAt(wideAxis, -3.5)).toBe("0%");
  expect(percentAt(wideAxis, 24)).toBe("100%");
  expect(percentAt(wideAxis, 40)).toBe("100%");
  expect(percentAt(wideAxis, -40)).toBe("0%");
  expect(Number.parseFloat(percentOf(wideAxis, 12))).toBeCloseTo(
    2 * Number.parseFloat(percentOf(wideAxis, 6)),
    2,
  );
});

it("knows when the office is closed, at night and over a weekend", () => {
  expect(closedHours(wideAxis, tuesday)).toEqual([
    { from: expect.closeTo(3 + 2 / 3), to: expect.closeTo(19 + 2 / 3) },
  ]);
  expect(closedHours(wideAxis, friday)).toEqual([{ from: expect.closeTo(1), to: 24 }]);
});

it("has a tick for every whole hour of the office's clock", () => {
  const all = ticks(wideAxis, tuesday);
  expect(all[0]).toMatchObject({ label: "11:00", isMajor: false });
  expect(all.find(({ label }) => label === "Wed 00:00")?.hours).toBeCloseTo(9 + 2 / 3);
  expect(all.at(-1)?.label).toBe("14:00");
});

it("says what must be written before the office closes", () => {
  expect(
    closedWords(tuesday, [hoursLater(-1), hoursLater(2), hoursLater(5), hoursLater(18), hoursLater(21)]),
  ).toBe("Office closed 18:00 to 10:00. 2 replies fall due in these hours: write them before 18:00.");
  expect(closedWords(tuesday, [])).toBe("Office closed 18:00 to 10:00.");
  expect(closedWords(night, [new Date("2025-11-19T09:00:00+05:30")])).toBe(
    "Office closed until 10:00. 1 reply falls due before then.",
  );
  expect(closedWords(friday, [])).toBe("Office closed 18:00 to Mon 10:00.");
});
