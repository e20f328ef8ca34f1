import { describe, expect, it } from "vitest";

import { axisTicks, closedTimes } from "./axis-ticks.ts";

const atOffice = (text: string) => new Date(`2026-11-${text}+05:30`).getTime();

describe("axisTicks", () => {
  it("stand at round hours of the office, midnight with its day", () => {
    const ticks = axisTicks({ from: atOffice("16T16:02"), to: atOffice("17T14:20"), length: 300 }, 44);
    expect(ticks.map(({ label }) => label)).toEqual(["20:00", "Tue 00:00", "04:00", "08:00", "12:00"]);
    expect(ticks[0]?.at).toBe(atOffice("16T20:00"));
  });

  it("are minutes at first, and days after a week", () => {
    const first = axisTicks({ from: atOffice("16T16:02"), to: atOffice("16T16:08"), length: 400 }, 44);
    expect(first.map(({ label }) => label)).toContain("16:05");
    const later = axisTicks({ from: atOffice("02T16:02"), to: atOffice("16T16:02"), length: 500 }, 44);
    expect(later.map(({ label }) => label)).toContain("9 Nov");
  });
});

describe("closedTimes", () => {
  it("are the night between two working days", () => {
    expect(closedTimes(atOffice("16T16:02"), atOffice("17T14:20"))).toEqual([
      { from: atOffice("16T18:00"), to: atOffice("17T10:00") },
    ]);
  });

  it("are not drawn where nobody would see them", () => {
    expect(closedTimes(atOffice("01T10:00"), atOffice("29T10:00"))).toEqual([]);
  });
});
