import { expect, test } from "vitest";

import { nearestStop, nextTick } from "./ruler-steps";
import type { RulerScale } from "./ruler-scale";

const dollars: RulerScale = {
  to: 140,
  minor: 5,
  major: 20,
  format: String,
  markers: [{ at: 59, label: "Professional" }],
};

test("a pointer snaps to the nearest tick or marker", () => {
  expect(nearestStop(dollars, 0.5)).toBe(70);
  expect(nearestStop(dollars, 58.5 / 140)).toBe(59);
  expect(nearestStop(dollars, -0.02)).toBe(0);
  expect(nearestStop(dollars, 1.4)).toBe(140);
});

test("arrows go by the small tick, Page keys by the large one, Home and End to the ends", () => {
  const keys = ["ArrowRight", "ArrowUp", "ArrowLeft", "ArrowDown", "PageUp", "PageDown", "Home", "End", "a"];
  expect(keys.map((key) => nextTick(dollars, 59, key))).toEqual([60, 60, 55, 55, 60, 40, 0, 140, undefined]);
});

test("no key leads beyond the scale", () => {
  expect(nextTick(dollars, 140, "ArrowRight")).toBe(140);
  expect(nextTick(dollars, 0, "PageDown")).toBe(0);
});

test("ticks may stand unevenly and start below zero", () => {
  const log: RulerScale = { from: -100, to: 100, minor: [-60, -20, 0, 20, 60], major: [0], format: String };
  expect(nextTick(log, -20, "ArrowRight")).toBe(0);
  expect(nextTick(log, 60, "ArrowRight")).toBe(100);
  expect(nearestStop(log, 0.41)).toBe(-20);
});
