import { expect, test } from "vitest";

import { pageAt } from "../site-map.ts";
import { domainExtensions } from "./domains.data.ts";
import { cloudHosting } from "./lines.data.ts";
import { productLines } from "./lines.ts";
import { type ListedPlan, monthText } from "./listed-plan.ts";
import { costOfMonth, periodOf } from "./period.ts";
import { priceAreas } from "./price-list.data.ts";

const lines = priceAreas.flatMap((area) => area.lines);
const plans = lines.flatMap((line) => line.plans);

test("every line has a page, an anchor of its own, and a word in every column", () => {
  expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
  for (const line of lines) {
    expect(pageAt(line.path).path).toBe(line.path);
    for (const { words } of line.plans) expect(words).toHaveLength(line.headings.length);
  }
});

test("areas and lines stand in the order of their cheapest month, or of what is paid once", () => {
  const areas = priceAreas.map((area) => cheapest(area.lines.flatMap((line) => line.plans)));
  for (const order of [areas, ...priceAreas.map((area) => area.lines.map((line) => cheapest(line.plans)))])
    expect(order).toEqual(order.toSorted((one, other) => one - other));
});

test("an hour is one of 720 of its month, a year twelve months, and what is paid once has none", () => {
  expect(costOfMonth(0.05, periodOf({ every: "hour" }, true))).toBeCloseTo(36);
  expect(costOfMonth(89, periodOf({ every: "year" }))).toBeCloseTo(7.4167, 3);
  expect(costOfMonth(12.5, periodOf({ every: "month", each: "user" }))).toBe(12.5);
  expect(costOfMonth(2999, periodOf({ every: "once" }))).toBeUndefined();
  for (const { price, period, monthlyEstimate } of cloudHosting.plans) {
    if (!period) throw new Error("A cloud plan is paid by the hour");
    expect(monthText({ month: costOfMonth(Number(price), period) ?? 0, period })).toBe(`$${monthlyEstimate}`);
  }
});

test("what costs less is counted by the month, without what is paid once or agreed", () => {
  const sorted = plans.flatMap(({ month }) => month ?? []).toSorted((one, other) => one - other);
  for (const { id, price, period, month, cheaper } of plans) {
    expect(month === undefined, id).toBe(price === "Custom" || period?.every === "once");
    expect(cheaper, id).toBe(month === undefined ? undefined : sorted.indexOf(month));
  }
});

test("every plan that can be asked for and every domain extension is on the price list, once", () => {
  const sold = productLines.flatMap((line) => line.plans.map(({ id }) => id));
  const domains = domainExtensions.map(({ id }) => id);
  expect(plans.map(({ id }) => id).toSorted()).toEqual([...sold, ...domains].toSorted());
});

test("prices, periods and the popular plans are the catalogue's", () => {
  const listed = new Map(plans.map((plan) => [plan.id, plan]));
  for (const { id, name, price, period, popular } of productLines.flatMap((line) => line.plans)) {
    expect(listed.get(id)).toMatchObject({ name, price, ...(period && { period }) });
    expect(listed.get(id)?.popular).toBe(popular);
  }
});

function cheapest(some: readonly ListedPlan[]): number {
  return Math.min(...some.flatMap(({ month, price }) => month ?? (price === "Custom" ? [] : price)));
}
