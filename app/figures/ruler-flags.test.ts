import { expect, test } from "vitest";

import { flagSpan, hasRoom, placeFlags, rulerWidths } from "./ruler-flags";
import type { RulerScale } from "./ruler-scale";

const scale: RulerScale = { from: 0, to: 140, major: 20, minor: 5, format: String };
/** The plans of the VPS page, and what a machine of one's own costs there. */
const plans = [
  { at: 29, label: "Starter $29" },
  { at: 59, label: "Professional $59" },
  { at: 119, label: "Enterprise $119" },
];
const [cheapest, dearest] = [33, 1252];

test("flags never cover each other or leave the page, at any price and on any screen", () => {
  const faults: string[] = [];
  for (let price = cheapest; price <= dearest; price++) {
    const yours = { at: price, label: `Your build $${price.toLocaleString("en")}` };
    const flags = placeFlags(scale, plans, [yours]);
    for (let screen = 320; screen <= 1920; screen += 20) {
      const { range, ruler, margin } = onScreen(screen);
      const spans = flags
        .flatMap((flag) => [flagSpan(flag, flag.sides[range], ruler) ?? []].filter((span) => span.length > 0))
        .toSorted(([one = 0], [other = 0]) => one - other) as [number, number][];
      const where = `$${price} on ${screen} pixels`;
      spans.forEach(([start, end], index) => {
        if (start < -margin || end > ruler + margin) faults.push(`${where} leaves the page`);
        if (start < (spans[index - 1]?.[1] ?? start)) faults.push(`${where} covers a flag`);
      });
      if (flags.find(({ marker }) => marker === yours)?.sides[range] === "none")
        faults.push(`${where} is gone`);
    }
  }
  expect(faults).toEqual([]);
});

test("a wide screen shows every plan beside every price", () => {
  for (let price = cheapest; price <= dearest; price++) {
    const flags = placeFlags(scale, plans, [
      { at: price, label: `Your build $${price.toLocaleString("en")}` },
    ]);
    expect(
      flags.filter(({ sides }) => sides[3] === "none"),
      `$${price}`,
    ).toEqual([]);
  }
});

test("a flag hangs to the right where it has room, back to back with one on its place", () => {
  expect(sidesOf(placeFlags(scale, plans))).toEqual({
    "Starter $29": "right",
    "Professional $59": "right",
    "Enterprise $119": "right",
  });
  expect(sidesOf(placeFlags(scale, plans, [{ at: 59, label: "Your build $59" }]))).toMatchObject({
    "Professional $59": "left",
    "Your build $59": "right",
  });
});

test("what lies beyond the scale stands at its end and hangs to the left", () => {
  const flag = placeFlags(scale, plans, [{ at: 1252, label: "Your build $1,252" }]).at(-1);
  expect(flag).toMatchObject({ position: 100, sides: ["left", "left", "left", "left"] });
});

test("a tick's label gives way to a flag on the screens where they meet", () => {
  const flags = placeFlags(scale, [{ at: 90, label: "A flag" }]);
  const label = { text: "$100", position: 71.43, anchor: 0.5 };
  expect(rulerWidths.map((_, range) => hasRoom(scale, label, flags, range))).toEqual([
    false,
    false,
    false,
    true,
  ]);
  expect(hasRoom(scale, { ...label, position: 20 }, flags, 0)).toBe(true);
});

/** The page's margins and breakpoints, as in tokens.css. */
function onScreen(width: number): { range: number; ruler: number; margin: number } {
  const range = [640, 960, 1280].filter((breakpoint) => width >= breakpoint).length;
  const gutter = [20, 32, 48, 48][range] ?? 0;
  const ruler = Math.min(width, 1440) - 2 * gutter;
  return { range, ruler, margin: (width - ruler) / 2 };
}

function sidesOf(flags: ReturnType<typeof placeFlags>) {
  return Object.fromEntries(flags.map(({ marker, sides }) => [marker.label, sides[3]]));
}
