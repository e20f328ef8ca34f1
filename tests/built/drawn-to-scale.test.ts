import { expect, test } from "vitest";

import { builtPages } from "../support/built-site.ts";
import { type Reading, textOf } from "../support/drawn-lengths.ts";
import { drawnScales } from "../support/drawn-scales.ts";

/** Rounded widths differ by half a per cent of the scale at most; nobody can see that. */
const tolerance = 0.6;

const figures = builtPages().flatMap(({ path, root }) =>
  root
    .querySelectorAll("[data-scale]")
    .map((figure) => ({ path, figure, name: figure.getAttribute("data-scale") ?? "" })),
);

test("every scale that a figure names is described, and every description has its figure", () => {
  expect([...new Set(figures.map(({ name }) => name))].toSorted()).toEqual(
    Object.keys(drawnScales).toSorted(),
  );
});

test.for(Object.entries(drawnScales))("%s: every bar is as long as its number", ([name, { read, full }]) => {
  const scales = new Map<string, Reading[]>();
  for (const [index, { path, figure }] of figures.filter((each) => each.name === name).entries()) {
    const readings = read(figure);
    expect(readings, `${path} has nothing to read`).not.toEqual([]);
    for (const reading of readings) {
      const scale = `${path}, ${reading.group ?? index}`;
      scales.set(scale, [...(scales.get(scale) ?? []), reading]);
    }
  }
  const problems = [...scales].flatMap(([scale, readings]) =>
    offScale(readings, full).map((problem) => `${scale}: ${problem}`),
  );
  expect(problems).toEqual([]);
});

test("a page that says it draws to scale is among them", () => {
  const claims = /drawn to (one )?scale|bars (share|are)[^.]* scale|full width is/i;
  const drawn = new Set(figures.map(({ path }) => path));
  const unproven = builtPages().filter(
    ({ path, root }) => claims.test(textOf(root.querySelector("main"))) && !drawn.has(path),
  );
  expect(unproven.map(({ path }) => path)).toEqual([]);
});

/** One number sets the scale: the one at full width, or else the largest. All others must follow. */
function offScale(readings: readonly Reading[], full: number | undefined): string[] {
  const largest = readings.toSorted((one, other) => other.value - one.value)[0];
  if (!largest) return [];
  const perUnit = full ? 100 / full : largest.length / largest.value;
  return readings
    .filter(({ value, length }) => !(Math.abs(length - value * perUnit) <= tolerance))
    .map(({ value, length }) => `${value} is drawn ${length} long, not ${value * perUnit}`);
}
