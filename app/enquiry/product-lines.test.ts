import { expect, test } from "vitest";

import { domainExtensions } from "../catalogue/domains.ts";
import { priceAreas } from "../catalogue/price-list.ts";
import { productLines } from "./product-lines.ts";

const plans = priceAreas.flatMap(({ lines }) => lines).flatMap((line) => line.plans);

test("every plan that can be asked for and every domain extension is on the price list, once", () => {
  const sold = productLines.flatMap((line) => line.plans.map(({ id }) => id));
  const domains = domainExtensions.map(({ extension }) => `domain-${extension.slice(1)}`);
  expect(plans.map(({ id }) => id).toSorted()).toEqual([...sold, ...domains].toSorted());
  expect(plans).toHaveLength(65);
});

test("prices, periods and the popular plans are the catalogue's", () => {
  const listed = new Map(plans.map((plan) => [plan.id, plan]));
  for (const { id, name, price, period, popular } of productLines.flatMap((line) => line.plans)) {
    expect(listed.get(id)).toMatchObject({ name, price, ...(period && { period }) });
    expect(listed.get(id)?.popular).toBe(popular);
  }
});
