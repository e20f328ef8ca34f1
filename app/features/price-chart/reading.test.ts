import { expect, test } from "vitest";

import { periodOf } from "~/catalogue/period";
import { priceAreas } from "~/catalogue/price-list.data";
import { priceRange } from "~/catalogue/price-range.data";
import { priceText } from "~/catalogue/price-text";
import { areaIn, searchFor } from "./area";
import { decades, positionOf, ticks } from "./dollar-scale";
import { keyTarget, readingText, type Stop, stopAt, stopsOf } from "./reading";

const stops = stopsOf(priceAreas);

test("the scale runs from five cents to twenty thousand dollars or further, every tenfold as wide as the next", () => {
  const [from, to] = [Math.min(0.05, priceRange.lowest), Math.max(20_000, priceRange.highest)];
  expect([positionOf(from), positionOf(to)]).toEqual([0, 100]);
  expect(Math.min(...ticks)).toBeLessThan(0.1);
  expect(Math.max(...ticks)).toBeGreaterThan(to / 2);
  const steps = decades.slice(1).map((decade, index) => positionOf(decade) - positionOf(decades[index] ?? 0));
  for (const step of steps) expect(step).toBeCloseTo(100 / Math.log10(to / from), 1);
});

test("the hairline has a place for every plan with a price, cheapest first", () => {
  const priced = priceAreas.flatMap(({ lines }) => lines).flatMap(({ plans }) => plans);
  expect(stops).toHaveLength(priced.filter(({ price }) => price !== "Custom").length);
  expect(stops.map(({ dollars }) => dollars)).toEqual(
    stops.map(({ dollars }) => dollars).toSorted((one, other) => one - other),
  );
});

test("it starts at the plan that is asked for, or at the first popular one", () => {
  expect(stopAt(stops, "vps-professional")?.plan.id).toBe("vps-professional");
  const email = stopsOf(priceAreas.filter(({ area }) => area === "email"));
  expect(stopAt(email, "vps-professional")).toBe(email.find(({ plan }) => plan.popular));
});

test.for([
  [{ price: 59, month: 59, cheaper: 31 }, "month", "$59 a month · 31 cost less"],
  [{ price: 9.99, month: 9.99 / 12, cheaper: 0 }, "year", "$0.83 a month · 0 cost less"],
  [{ price: 1, month: 1, cheaper: 1 }, "month", "$1 a month · 1 costs less"],
  [{ price: 0.12, month: 86.4, cheaper: 32 }, "hour", "$86 a month · 32 cost less"],
  [{ price: 19_999 }, "once", "$19,999 paid once"],
] as const)("at %o by the %s it says %s", ([priced, every, text]) => {
  const [{ plan, ...stop }] = stops as [Stop];
  const { month: _month, cheaper: _cheaper, ...named } = plan;
  const period = periodOf({ every }, every === "hour");
  expect(readingText({ ...stop, plan: { ...named, period, ...priced } })).toBe(text);
});

test("a price has its period", () => {
  expect(priceText({ price: 59, period: "per month" })).toBe("$59 per month");
  expect(priceText({ price: 6, period: "/user/month" })).toBe("$6/user/month");
});

test.for([
  ["ArrowRight", 5, 6],
  ["ArrowDown", 5, 4],
  ["PageUp", 5, 15],
  ["PageDown", 5, 0],
  ["Home", 5, 0],
  ["End", 5, 63],
  ["ArrowRight", 63, 63],
  ["a", 5, undefined],
] as const)("%s leads from %i to %s", ([key, from, to]) => {
  expect(keyTarget(key, from, 64)).toBe(to);
});

test("the area comes from the address, and only one that exists", () => {
  expect(areaIn("?area=hosting", priceAreas)?.name).toBe("Hosting");
  for (const search of [
    "",
    "?area=",
    "?area=HOSTING",
    "?area=<script>",
    "?area=industries",
    "?area=__proto__",
  ]) {
    expect(areaIn(search, priceAreas)).toBeUndefined();
  }
  expect(searchFor("?x=1", areaIn("?area=email", priceAreas))).toBe("?x=1&area=email");
  expect(searchFor("?area=email", undefined)).toBe("");
});
