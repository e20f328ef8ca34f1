import { expect, test } from "vitest";

import { pageAt } from "../site-map.ts";
import { cloudHostingPlans } from "./cloud-hosting.ts";
import { ABSENT, featured } from "./price-columns.ts";
import { comparedLines } from "./price-lines.ts";
import { monthText } from "./listed-plan.ts";
import { monthOf, priceAreas } from "./price-list.ts";

const lines = priceAreas.flatMap((area) => area.lines);
const plans = lines.flatMap((line) => line.plans);

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
  const cheaper = (id: string) => plans.find((plan) => plan.id === id)?.cheaper;
  expect(cheaper("domain-online")).toBe(0);
  expect(cheaper("vps-professional")).toBe(31);
  expect(cheaper("digital-strategy-review")).toBeUndefined();
  expect(plans.filter(({ month }) => month === undefined)).toHaveLength(6);
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
