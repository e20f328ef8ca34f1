import { describe, expect, it } from "vitest";

import { LIMIT, minutesLost, read, SAMPLE, SHIFT, unread, vibration } from "./shift";

const pressOf = (stations: typeof read) => {
  const press = stations.find(({ name }) => name === "Press");
  if (!press) throw new Error("The line has no press");
  return press;
};

describe.each([
  ["unread", unread],
  ["read", read],
] as const)("the shift with the sensor %s", (_, stations) => {
  it.each(stations)("has no gap at $name", ({ day }) => {
    expect(day.at(0)?.from).toBe(0);
    expect(day.at(-1)?.to).toBe(SHIFT);
    expect(day.slice(1).map(({ from }) => from)).toEqual(day.slice(0, -1).map(({ to }) => to));
    expect(day.filter(({ from, to }) => to <= from)).toEqual([]);
  });

  it("passes the limit at 07:15, as the words say, and ends below it", () => {
    const samples = vibration(pressOf(stations));
    expect(samples.findIndex((value) => value > LIMIT) * SAMPLE).toBe(75);
    expect(samples.at(-1)).toBeLessThan(LIMIT);
  });
});

it("loses output only where nobody read the sensor", () => {
  expect(minutesLost(unread)).toBe(68);
  expect(minutesLost(read)).toBe(0);
});
