import { expect, test } from "vitest";

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
  const above = lines.filter((line) => laneOf(line).nameAbove).map(({ name }) => name);
  expect(above).toEqual(["Cloud Hosting"]);
});

test("a range says its dollar sign once", () => {
  expect(rangeText(lines.find(({ name }) => name === "VPS Hosting")?.plans ?? [])).toBe("$29–119");
});
