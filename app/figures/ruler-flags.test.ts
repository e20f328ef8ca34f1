import { expect, test } from "vitest";

import { flagsOnPhone, hangingOf, isCrowded } from "./ruler-flags";
import type { RulerScale } from "./ruler-scale";

const scale: RulerScale = { from: 0, to: 100, major: 20, minor: 5, format: String };

test("a flag hangs to the right where it has room, and on a phone sooner to the left", () => {
  expect(hangingOf(10, "Starter $29")).toEqual({ left: false, leftOnPhone: false });
  expect(hangingOf(80, "Starter $29")).toEqual({ left: false, leftOnPhone: true });
  expect(hangingOf(90, "Starter $29")).toEqual({ left: true, leftOnPhone: true });
});

test("a phone leaves out a marker whose flag would cover another, or the moving one", () => {
  const [first, near, far] = [10, 20, 60].map((at) => ({ at, label: `Plan $${at}` }));
  if (!first || !near || !far) throw new Error("no markers");
  expect(flagsOnPhone(scale, [first, near, far], [])).toEqual([first, far]);
  expect(flagsOnPhone(scale, [first, far], [{ at: 62, label: "Your build" }])).toEqual([first]);
});

test("a moving flag is crowded by one that stands beside it", () => {
  expect(isCrowded(scale, { at: 50, label: "now" }, [{ at: 55, label: "Plan" }])).toBe(true);
  expect(isCrowded(scale, { at: 50, label: "now" }, [{ at: 80, label: "Plan" }])).toBe(false);
});
