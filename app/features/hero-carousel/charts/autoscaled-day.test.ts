import { expect, it } from "vitest";

import { autoscaledDay, serversAt, tierLimits, tierOf } from "./autoscaled-day";

it("keeps four servers on all day and none over the limit", () => {
  expect(autoscaledDay.slice(0, 4)).toEqual([[[0, 24]], [[0, 24]], [[0, 24]], [[0, 24]]]);
  expect(autoscaledDay).toHaveLength(tierLimits[3]);
});

it("has the figures that the home page writes beside the chart", () => {
  expect(serversAt(2.5)).toBe(6);
  expect(Math.max(...Array.from({ length: 240 }, (_, tenth) => serversAt(tenth / 10)))).toBe(36);
});

it("keeps every shift within the day and in order", () => {
  for (const shifts of autoscaledDay) {
    const ends = shifts.flat();
    expect(ends).toEqual(ends.toSorted((a, b) => a - b));
    expect(Math.min(0, ...ends)).toBe(0);
    expect(Math.max(24, ...ends)).toBe(24);
  }
});

it("puts the fifth server in the second tier", () => {
  expect([0, 3, 4, 37].map(tierOf)).toEqual([0, 0, 1, 3]);
});
