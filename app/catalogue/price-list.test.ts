import { expect, test } from "vitest";

import { productLines } from "../enquiry/product-lines.ts";
import { pageAt } from "../site-map.ts";
import { cloudHostingPlans } from "./cloud-hosting.ts";
import { domainExtensions } from "./domains.ts";
import { ABSENT, featured } from "./price-columns.ts";
import { comparedLines } from "./price-lines.ts";
import { countCheaper, monthOf, monthText, priceAreas } from "./price-list.ts";

const lines = priceAreas.flatMap((area) => area.lines);
const plans = lines.flatMap((line) => line.plans);

test("every plan that can be asked for and every domain extension is listed, once", () => {
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

test("every line has a page, an anchor of its own, and a word in every column", () => {
  expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
  for (const line of lines) {
    expect(pageAt(line.path).path).toBe(line.path);
    for (const { words } of line.plans) expect(words).toHaveLength(line.headings.length);
  }
});

test("a column says something of one plan at least", () => {
  const empty = comparedLines.flatMap(({ name, headings, plans: compared }) =>
    headings
      .filter((_, index) => compared.every(({ words }) => !words[index] || words[index] === ABSENT))
      .map((heading) => `${name}, ${heading}`),
  );
  expect(empty).toEqual([]);
});

test("areas and lines stand in the order of their cheapest month", () => {
  expect(priceAreas.map(({ area }) => area)).toEqual([
    "hosting",
    "email",
    "security",
    "cybersecurity",
    "cloud",
    "marketing",
  ]);
  expect(priceAreas[0]?.lines.map(({ name }) => name)).toEqual([
    "Domains",
    "Shared Hosting",
    "VPS Hosting",
    "Cloud Hosting",
    "Dedicated Servers",
  ]);
});

test("an hour is one of 720 of its month, a year twelve months, and what is paid once has none", () => {
  expect(monthOf({ price: 0.05, period: "per hour" })).toBeCloseTo(36);
  expect(monthOf({ price: 89, period: "/year" })).toBeCloseTo(7.4167, 3);
  expect(monthOf({ price: 12.5, period: "/user/month" })).toBe(12.5);
  expect(monthOf({ price: 2999, period: "one-time" })).toBeUndefined();
  expect(monthOf({ price: "Custom" })).toBeUndefined();
  for (const plan of cloudHostingPlans) {
    expect(monthText({ month: monthOf(plan) ?? 0, period: "per hour" })).toBe(`$${plan.monthlyEstimate}`);
  }
});

test("what costs less is counted by the month, without what is paid once or agreed", () => {
  expect(countCheaper(0.5)).toBe(0);
  expect(countCheaper(59)).toBe(31);
  const monthly = plans.filter(({ month }) => month !== undefined);
  expect(countCheaper(1e6)).toBe(monthly.length);
  expect(plans.length - monthly.length).toBe(6);
});

test("a plan has what the plan it includes has, unless it says otherwise", () => {
  const all = [
    planWith("A", "Monthly report"),
    planWith("B", "Everything in A"),
    planWith("C", "Everything in B", "Weekly report"),
  ];
  const column = featured("Report", { "Monthly report": "Monthly", "Weekly report": "Weekly" });
  expect(all.map((each) => column.word(each, all))).toEqual(["Monthly", "Monthly", "Weekly"]);
  const other = planWith("D", "Something else");
  expect(column.word(other, [other])).toBe(ABSENT);
});

function planWith(name: string, ...features: string[]) {
  return { id: name, name, price: 1, description: "", features };
}
