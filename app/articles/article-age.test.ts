import { expect, test } from "vitest";

import { ageOf } from "./article-age.server";

const article = {
  date: "January 10, 2025",
  reviewed: "November 15, 2026",
  modified: "November 15, 2026",
  corrections: [],
};

test.each([
  ["2026-11-15T00:00:00Z", false],
  ["2027-11-15T23:59:59Z", false],
  ["2027-11-16T00:00:00Z", true],
  ["2031-01-01T00:00:00Z", true],
])("reviewed on 15 November 2026 and built on %s: older than a year is %s", (today, isOld) => {
  expect(ageOf(article, new Date(today)).isOld).toBe(isOld);
});

test("the year counts from the review, whenever the article was published, and from 29 February too", () => {
  const leapDay = { ...article, reviewed: "February 29, 2028" };
  expect(ageOf(leapDay, new Date("2029-03-01T12:00:00Z")).isOld).toBe(false);
  expect(ageOf(leapDay, new Date("2029-03-02T12:00:00Z")).isOld).toBe(true);
});

test("every hour of a day gives the same page", () => {
  const [first, last] = ["2027-11-16T00:00:01Z", "2027-11-16T23:59:59Z"].map((now) =>
    ageOf(article, new Date(now)),
  );
  expect(first).toEqual(last);
});

test("a correction has its day for machines and in words", () => {
  const note = "A figure was wrong and is right now.";
  const { corrections } = ageOf({ ...article, corrections: [{ date: "November 5, 2026", note }] });
  expect(corrections).toEqual([{ day: "2026-11-05", shown: "5 November 2026", note }]);
});
