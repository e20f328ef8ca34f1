import { expect, test } from "vitest";

import type { PriceLine } from "~/catalogue/listed-plan";
import { periodOf } from "~/catalogue/period";
import { priceAreas } from "~/catalogue/price-list.data";
import { detailedLaneOf, laneOf, rangeText } from "./lanes";

const lines = priceAreas.flatMap((area) => area.lines);

test.for(lines.map((line) => [line.name, line] as const))(
  "%s: no label covers another, a mark, the name or the edge",
  ([, line]) => {
    expect(laneOf(line).rows.map(({ overlap }) => overlap)).toEqual(laneOf(line).rows.map(() => 0));
    expect(detailedLaneOf(line).rows.map(({ overlap }) => overlap)).toEqual(line.plans.map(() => 0));
  },
);

test("every plan with a price has its marks: its month, and what is quoted where that is something else", () => {
  for (const line of lines) {
    for (const lane of [laneOf(line), detailedLaneOf(line)]) {
      const marks = lane.rows.flatMap((row) => row.marks);
      const agreed = lane.rows.flatMap((row) => row.agreed?.plan.id ?? []);
      for (const plan of line.plans) {
        const kinds = marks.filter((mark) => mark.plan === plan).map(({ kind }) => kind);
        const expected =
          plan.price === "Custom"
            ? []
            : plan.month === undefined
              ? ["quoted"]
              : plan.month === plan.price
                ? ["month"]
                : ["quoted", "month"];
        expect(kinds, plan.id).toEqual(expected);
        expect(agreed.includes(plan.id)).toBe(plan.price === "Custom");
      }
    }
  }
});

test("a name stands above its marks only where they reach the left edge", () => {
  expect(laneOf(monthly("A service", 0.06, 1)).nameAbove).toBe(true);
  expect(laneOf(monthly("A service", 29, 59)).nameAbove).toBe(false);
});

test("prices that are too close for one row have a row each, and those of many plans a range", () => {
  for (const [prices, marks] of [
    [[29, 59, 119], [3]],
    [
      [29, 29.5, 30],
      [1, 1, 1],
    ],
    [[29, 29.5, 30, 30.5, 31], [5]],
  ] as const)
    expect(laneOf(monthly("A service", ...prices)).rows.map((row) => row.marks.length)).toEqual(marks);
});

test("every plan whose price is agreed is named, however the others stand", () => {
  for (const prices of [
    [29, "Custom", "Custom"],
    [29, 29.5, 30, "Custom"],
  ] as const) {
    const agreed = laneOf(monthly("A service", ...prices)).rows.flatMap((row) => row.agreed ?? []);
    expect(agreed).toHaveLength(prices.filter((price) => price === "Custom").length);
  }
});

test("a range says its dollar sign once", () => {
  expect(rangeText(monthly("A service", 29, 119, 59).plans)).toBe("$29–119");
});

function monthly(name: string, ...prices: readonly (number | "Custom")[]): PriceLine {
  const plans = prices.map((price, index) => ({
    id: `plan-${index}`,
    name: `Plan ${index}`,
    price,
    period: periodOf({ every: "month" }),
    ...(price !== "Custom" && { month: price }),
    words: [],
  }));
  return { id: "a-service", name, area: "hosting", path: "/services/hosting", headings: [], plans };
}
