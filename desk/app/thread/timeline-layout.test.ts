import { describe, expect, it } from "vitest";

import { layOut, leaderPath, TOP, yAt } from "./timeline-layout.ts";

const axis = { from: 0, to: 100, length: 1000 };
const entry = (at: number, height = 40) => ({ at, height, head: 10 });

describe("the thread's axis", () => {
  it("is linear from the first message to now, and nothing falls off it", () => {
    expect([0, 50, 100, 120].map((at) => yAt(axis, at) - TOP)).toEqual([0, 500, 1000, 1000]);
    expect(yAt({ ...axis, to: 0 }, 0)).toBe(TOP);
  });

  it("sets an entry at its time where there is room", () => {
    const { gaps, leaders } = layOut([entry(0), entry(50)], axis);
    expect(gaps).toEqual([TOP - 10, 500 - 40]);
    expect(leaders.map(({ y, entryY, isDirect }) => [y, entryY, isDirect])).toEqual([
      [TOP, TOP, true],
      [TOP + 500, TOP + 500, true],
    ]);
  });

  it("never sets an entry above its time, and leads one that stands below back to it", () => {
    const { leaders } = layOut([entry(0), entry(1), entry(2), entry(60)], axis);
    for (const { y, entryY } of leaders) expect(entryY).toBeGreaterThanOrEqual(Math.round(y));
    expect(leaders.map(({ isDirect, lane, lanes }) => [isDirect, lane, lanes])).toEqual([
      [true, 0, 1],
      [false, 0, 2],
      [false, 1, 2],
      [true, 0, 1],
    ]);
  });

  it("crosses no leader with another: the earliest runs outermost", () => {
    const { leaders } = layOut(
      Array.from({ length: 12 }, (_, index) => entry(index / 10)),
      axis,
    );
    const xs = leaders
      .filter(({ isDirect }) => !isDirect)
      .map((leader) =>
        Number(/H([\d.]+)V/.exec(leaderPath(leader, { axisX: 74, outerX: 98, entryX: 112 }))?.[1]),
      );
    expect(xs.toSorted((one, other) => other - one)).toEqual(xs);
    expect(Math.min(...xs)).toBeGreaterThan(74);
    expect(Math.max(...xs)).toBe(98);
  });
});
