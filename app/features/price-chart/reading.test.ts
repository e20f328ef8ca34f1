import { expect, test } from "vitest";

import { priceAreas } from "~/catalogue/price-list.data";
import { priceText } from "~/catalogue/price-text";
import { areaIn, searchFor } from "./area";
import { decades, positionOf, ticks } from "./dollar-scale";
import { keyTarget, readingText, stopAt, stopsOf } from "./reading";

const stops = stopsOf(priceAreas);

test("the scale runs from five cents to twenty thousand dollars, every tenfold as wide as the next", () => {
  expect([positionOf(0.05), positionOf(20_000)]).toEqual([0, 100]);
  expect([ticks[0], ticks.at(-1)]).toEqual([0.05, 20_000]);
  const steps = decades.slice(1).map((decade, index) => positionOf(decade) - positionOf(decades[index] ?? 0));
  for (const step of steps) expect(step).toBeCloseTo(17.85, 1);
});

test("the hairline has a place for every plan with a price, cheapest first", () => {
  expect(stops).toHaveLength(64);
  expect(stops.map(({ dollars }) => dollars)).toEqual(
    stops.map(({ dollars }) => dollars).toSorted((one, other) => one - other),
  );
});

test("it starts at the plan that is asked for, or at the first popular one", () => {
  expect(stopAt(stops, "vps-professional")?.plan.name).toBe("Professional");
  const email = stopsOf(priceAreas.filter(({ area }) => area === "email"));
  expect(stopAt(email, "vps-professional")?.plan.id).toBe("zoho-mail-premium");
});

test.for([
  ["vps-professional", "$59 a month · 31 cost less"],
  ["domain-online", "$0.83 a month · 0 cost less"],
  ["zoho-mail-lite", "$1 a month · 1 costs less"],
  ["cloud-hosting-professional", "$86 a month · 32 cost less"],
  ["digital-strategy-programme", "$19,999 paid once"],
])("at %s it says %s", ([id = "", text]) => {
  const stop = stopAt(stops, id);
  expect(stop && readingText(stop)).toBe(text);
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
