import { describe, expect, it } from "vitest";

import { fieldText, officeTime, snoozeTimes } from "./snooze-times.ts";

/** A Tuesday. */
const now = new Date("2026-11-17T14:20+05:30");

describe("snoozeTimes", () => {
  it("offers hours, the next mornings at the office, and says when that is", () => {
    expect(snoozeTimes(now, null).map(({ label, detail }) => [label, detail])).toEqual([
      ["1 hour", "15:20"],
      ["3 hours", "17:20"],
      ["Tomorrow", "Wed 10:00"],
      ["Monday", "Mon 10:00"],
    ]);
    expect(snoozeTimes(now, null).at(-1)?.until.toISOString()).toBe("2026-11-23T04:30:00.000Z");
  });

  it("never lets one sleep past the time its answer is due", () => {
    const dueAt = new Date("2026-11-18T09:31+05:30");
    expect(snoozeTimes(now, dueAt).map(({ label }) => label)).toEqual([
      "1 hour",
      "3 hours",
      "1 h before it’s due",
    ]);
    expect(snoozeTimes(now, new Date("2026-11-17T14:00+05:30"))).toEqual([]);
  });

  it("reads and writes the office's time in a field", () => {
    expect(officeTime("2026-11-18T10:00")?.toISOString()).toBe("2026-11-18T04:30:00.000Z");
    expect(fieldText(new Date("2026-11-18T04:30:00Z"))).toBe("2026-11-18T10:00");
    expect(officeTime("tomorrow")).toBeUndefined();
    expect(officeTime("2026-13-45T10:00")).toBeUndefined();
  });
});
