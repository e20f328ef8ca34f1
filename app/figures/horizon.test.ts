import { expect, it } from "vitest";

import { autoscaledDay } from "../features/hero-carousel/charts/autoscaled-day.ts";
import { linesPath } from "./bars.ts";
import { horizonOutline, horizonSize, horizonStroke } from "./horizon-outline.ts";

it("is the home page's day: every server of the base and every third above it", () => {
  const pitch = 10;
  const rows = autoscaledDay.filter(
    (shifts, server) => shifts.length > 0 && (server < 4 || server % 3 === 1),
  );
  const bars = rows.flatMap((shifts, row) =>
    shifts.map(([from, to]) => ({
      // To the unit, which is about a pixel: the outline is in every page.
      x: Math.round((from / 24) * 1000),
      y: (rows.length - 1 - row) * pitch,
      width: Math.round(((to - from) / 24) * 1000),
      height: horizonStroke,
    })),
  );
  // If the day was redrawn, this is the outline to put into horizon-outline.ts.
  expect(horizonOutline).toBe(linesPath(bars));
  expect(horizonSize).toEqual({ width: 1000, height: rows.length * pitch - 4 });
});
