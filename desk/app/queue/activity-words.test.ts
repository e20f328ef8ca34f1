import { expect, it } from "vitest";

import { activityWords } from "./activity-words.ts";

const now = new Date("2026-11-17T08:50:00Z"); // 14:20 in the office.
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const open = {
  dueAt: now,
  status: "open",
  snoozedUntil: null,
  lastReplyAt: null,
  lastActivityAt: now,
} as const;

it.each([
  [0.001, "wrote just now"],
  [19 / 60, "wrote 19 min ago"],
  [5, "wrote today, 09:20"],
  [22, "wrote yesterday, 16:20"],
  [70, "wrote Sat 16:20"],
  [24 * 9, "wrote 8 Nov"],
  [24 * 400, "wrote 13 Oct 2025"],
])("says when they wrote %s hours ago", (hours, words) => {
  expect(activityWords({ ...open, lastVisitorAt: ago(hours) }, now)).toBe(words);
});

it.each([
  [0.5, "we answered 30 min ago"],
  [4.5, "we answered 4 h ago"],
  [30, "we answered yesterday"],
  [100, "we answered Fri"],
  [24 * 9, "we answered 8 Nov"],
])("says when we answered %s hours ago, in a few words", (hours, words) => {
  const row = { ...open, dueAt: null, lastVisitorAt: ago(1000), lastReplyAt: ago(hours) };
  expect(activityWords(row, now)).toBe(words);
});
