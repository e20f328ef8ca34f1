import { expect, test } from "vitest";

import type { ShapeMark } from "../figures/drawing";
import { barsIn } from "../figures/testing/bars-in";
import { defaultCaption, defaultCover } from "./default-cover";

const sections = (...counts: number[]) =>
  counts.map((count, index) => `## Part ${index}\n\n${"word ".repeat(count - 2)}\n`).join("\n");

test("every part is a bar as long as it takes to read, and they fill the width together", () => {
  const bars = barsOf(sections(200, 600, 400));
  expect(bars.map(({ width }) => width)).toEqual([116, 348, 232]);
  expect(bars.map(({ x }) => x)).toEqual([32, 148, 496]);
});

test("the longest part has the accent and is named", () => {
  const body = `Few words.\n\n${sections(200, 600)}`;
  expect(barsIn(pathOf(body, "accent"))).toHaveLength(1);
  expect(barsIn(pathOf(body, "soft"))).toHaveLength(2);
  expect(defaultCaption(body)).toBe(
    "This article to scale: 3 parts, each as long as it takes to read. The longest is “Part 1”",
  );
});

test.each([
  ["empty", ""],
  ["one part", "A few words.\n"],
  ["forty parts", sections(...Array.from({ length: 40 }, () => 50))],
  ["a heading in code", "Words.\n\n```sh\n## no section\n```\n"],
])("an article with %s stays inside its margins", (_, body) => {
  for (const { x, y, width, height } of barsOf(body)) {
    expect(x).toBeGreaterThanOrEqual(32);
    expect(x + width).toBeLessThanOrEqual(728.1);
    expect(y).toBeGreaterThanOrEqual(64);
    expect(y + height).toBeLessThanOrEqual(310);
  }
  expect(JSON.stringify(defaultCover(body))).not.toMatch(/NaN|null|Infinity/);
});

function pathOf(body: string, tone: string): string {
  return defaultCover(body)
    .filter((mark): mark is ShapeMark => "d" in mark && mark.tone === tone)
    .map(({ d }) => d)
    .join("");
}

/** The bars from top to bottom. */
function barsOf(body: string) {
  const path = pathOf(body, "accent") + pathOf(body, "soft");
  return barsIn(path)
    .map(([x = 0, y = 0, width = 0, height = 0]) => ({ x, y, width, height }))
    .toSorted((one, other) => one.y - other.y);
}
