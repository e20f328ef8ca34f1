import { expect, test } from "vitest";

import { domainExtensions, domainsFrom, domainTerms, startingPriceNote } from "./domains.data.ts";
import { hostingProducts } from "./hosting-products.ts";
import { businessEmail, cloudHosting, dedicated, monitoring, vps } from "./lines.data.ts";
import { productLines } from "./lines.ts";
import { threeYearTotal } from "./three-year-total.ts";

test("no two plans share an id, and every id can stand in an address", () => {
  const ids = productLines.flatMap(({ plans }) => plans.map((plan) => plan.id));
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)+$/);
});

test("what three years of a domain come to is rounded to the cent", () => {
  expect(threeYearTotal({ price: 12.99, renewal: 14.99 })).toBe(42.97);
  expect(threeYearTotal({ price: 49.99, renewal: 59.99 })).toBe(169.97);
});

test("mail on a domain begins at the price of the smallest mailbox", () => {
  const smallest = businessEmail.plans.toSorted((one, other) => one.mailboxGb - other.mailboxGb)[0];
  expect(smallest?.price).toBe(domainTerms.emailFrom);
});

test("the listing's starting prices are those of the cheapest plans", () => {
  const cheapest = [vps, dedicated, cloudHosting].map(
    ({ plans }) => plans.map(({ price }) => Number(price)).toSorted((one, other) => one - other)[0],
  );
  expect(hostingProducts.slice(0, 3).map(({ startingPrice }) => startingPrice)).toEqual(cheapest);
  // The listing rounds down what the first extension costs.
  expect(hostingProducts[3]?.startingPrice).toBe(Math.floor(domainExtensions[0]?.price ?? 0));
});

test("the note beside the price that the listing rounds down names every extension that starts lower", () => {
  const cheaper = domainExtensions.filter(({ price }) => price < domainsFrom);
  const named = [...startingPriceNote.matchAll(/(\.[a-z]+) starts lower/g)].map(([, extension]) => extension);
  expect(named).toEqual(cheaper.map(({ extension }) => extension));
  expect(startingPriceNote.includes("Only")).toBe(cheaper.length === 1);
});

test("a cloud server's monthly estimate is its hourly price for 720 hours, rounded", () => {
  for (const { price, monthlyEstimate } of cloudHosting.plans) {
    expect(monthlyEstimate).toBe(Math.round(Number(price) * 720));
  }
});

test("a monitoring plan has everything of the plan before in another size, and what it adds", () => {
  for (const [index, plan] of monitoring.plans.entries()) {
    expect(plan.features).toEqual(expect.arrayContaining([...plan.added]));
    const before = monitoring.plans[index - 1]?.features.length ?? plan.features.length;
    expect(plan.features.length - plan.added.length).toBe(before);
  }
});
