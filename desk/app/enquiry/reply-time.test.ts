import { describe, expect, it } from "vitest";

import { clock, duration, isOfficeOpen, officeMoment } from "../../core/office-clock.ts";
import { drawnHours, replyTime, stretches } from "./reply-time.ts";

/** The office is five and a half hours ahead. 16 November 2026 is a Monday. */
const atOffice = (text: string) => new Date(`2026-11-${text}:00+05:30`);

describe("the office's clock", () => {
  it("names day and time, and the date where that is needed", () => {
    expect(officeMoment(atOffice("17T16:02"), atOffice("16T16:41"))).toBe("Tue 16:02");
    expect(officeMoment(atOffice("17T00:05"), atOffice("30T10:00"))).toBe("17 Nov 2026, 00:05");
    expect(clock(atOffice("16T09:30"))).toBe("09:30");
  });

  it("knows when the office is open", () => {
    expect(isOfficeOpen(atOffice("16T10:00"))).toBe(true);
    expect(isOfficeOpen(atOffice("16T18:00"))).toBe(false);
    expect(isOfficeOpen(atOffice("21T12:00"))).toBe(false);
  });

  it("says how long something takes in whole minutes", () => {
    const minute = 60_000;
    expect(duration(30_000)).toBe("less than a minute");
    expect(duration(59 * minute)).toBe("59 min");
    expect(duration(60 * minute)).toBe("1 h");
    expect(duration((23 * 60 + 21) * minute)).toBe("23 h 21 min");
    expect(duration(75 * 60 * minute)).toBe("3 days");
  });
});

describe("the promised hours", () => {
  const dueAt = atOffice("17T16:02");

  it("are what has passed, and what is left with the office open or closed, to the minute", () => {
    expect(rounded(stretches(replyTime(dueAt, atOffice("16T16:41"))))).toEqual([
      ["passed", 0, 0.65],
      ["office", 0.65, 1.97],
      ["closed", 1.97, 17.97],
      ["office", 17.97, 24],
    ]);
  });

  it("are closed all through a Sunday", () => {
    const sunday = replyTime(atOffice("22T20:00"), atOffice("21T20:00"));
    expect(rounded(stretches(sunday))).toEqual([["closed", 0, 24]]);
  });

  it("grow by each hour it is late, for half a day", () => {
    const late = replyTime(dueAt, atOffice("17T17:32"));
    expect(drawnHours(late)).toBe(26);
    expect(rounded(stretches(late))).toEqual([
      ["passed", 0, 24],
      ["late", 24, 25.5],
    ]);
    expect(drawnHours(replyTime(dueAt, atOffice("25T16:02")))).toBe(36);
  });

  it("begin with nothing passed", () => {
    expect(stretches(replyTime(dueAt, atOffice("16T16:02")))[0]?.kind).toBe("office");
  });
});

function rounded(list: ReturnType<typeof stretches>) {
  return list.map(({ kind, from, to }) => [kind, round(from), round(to)]);
}

function round(hours: number) {
  return Math.round(hours * 100) / 100;
}
