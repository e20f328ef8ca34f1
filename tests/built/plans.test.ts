import type { HTMLElement } from "node-html-parser";
import { expect, test } from "vitest";

import { customVpsBandwidth, customVpsPrice } from "../../app/catalogue/custom-vps.ts";
import { specifiedPages } from "../facts/all-pages.ts";
import { customVps, domainPrices, startingPrices } from "../facts/hosting.ts";
import type { PlanFacts } from "../facts/page-facts.ts";
import { mainOf, offeredPrices, planCards } from "../support/page-parts.ts";
import { says, textOf } from "../support/says.ts";

/** Every set of plans that the specification has, with the page it stands on. */
const planSets = specifiedPages.flatMap(({ path, parts = [] }) =>
  parts.flatMap(({ plans, anchor = "plans" }) => (plans ? [{ path, anchor, plans }] : [])),
);

test("the specification has nineteen sets of three plans", () => {
  expect(planSets.map(({ plans }) => plans.length)).toEqual(Array.from({ length: 19 }, () => 3));
});

test.for(planSets)("$path has its plans at #$anchor, in order", ({ path, anchor, plans }) => {
  const cards = planCards(path, anchor);
  expect(cards).toHaveLength(plans.length);
  expect(cards.flatMap((card, index) => problemsOf(card, plans[index]))).toEqual([]);
});

test.for(planSets)("$path: only the popular plan has the badge and a highlighted button", (set) => {
  const cards = planCards(set.path, set.anchor);
  expect(cards.map((card) => says(card, "Most Popular"))).toEqual(set.plans.map(({ popular }) => popular));
  const looks = cards.map((card) => card.querySelector("a")?.classNames);
  const popular = set.plans.findIndex((plan) => plan.popular);
  expect(looks.filter((look) => look === looks[popular])).toHaveLength(1);
  expect(new Set(looks).size).toBe(2);
});

test.for(planSets)("$path tells search engines the same prices", ({ path, plans }) => {
  expect(offeredPrices(path)).toEqual(
    plans.map(({ price }) => dollarsOf(price)).filter((price) => !Number.isNaN(price)),
  );
});

test("dedicated servers are compared in a table too, with the same figures in each column", () => {
  const plans = planSets.find(({ path }) => path === "/services/hosting/dedicated")?.plans ?? [];
  const rows = mainOf("/services/hosting/dedicated").querySelectorAll("#plans table tr");
  const columns = plans.map((_, index) => rows.map((row) => textOf(row.children[index + 1])).join(" "));
  const missing = plans.flatMap(({ price, says: texts }, index) =>
    [`$${dollarsOf(price)}`, ...texts].filter((text) => !says(columns[index] ?? "", text)),
  );
  expect(missing).toEqual([]);
  expect(columns.map((column) => says(column, "Most Popular"))).toEqual([false, true, false]);
});

test("the listing of hosting products tells search engines its starting prices", () => {
  expect(offeredPrices("/services/hosting")).toEqual(startingPrices.map(([, price]) => dollarsOf(price)));
});

test("domains: the grid shows first year and renewal of each extension and marks the popular ones", () => {
  const rows = mainOf("/services/hosting/domains").querySelectorAll("#pricing tbody tr:has(th)");
  expect(rows.map((row) => row.children.slice(0, 3).map(textOf))).toEqual(
    domainPrices.map(([extension, price, renewal, popular]) => [
      popular ? `${extension} Popular` : extension,
      price,
      renewal,
    ]),
  );
  expect(offeredPrices("/services/hosting/domains")).toEqual(
    domainPrices.map(([, price]) => dollarsOf(price)),
  );
});

test("VPS: two tabs, the custom one chosen, and three sliders with the specified ranges and starts", () => {
  const main = mainOf("/services/hosting/vps");
  const tabs = main.querySelectorAll("[role=tab]");
  expect(tabs.map(textOf)).toEqual(customVps.tabs);
  expect(tabs.filter((tab) => tab.getAttribute("aria-selected") === "true").map(textOf)).toEqual([
    customVps.initialTab,
  ]);
  const sliders = main.querySelectorAll("input[type=range]");
  const limits = ["min", "max", "step", "value"];
  expect(sliders.map((slider) => limits.map((name) => Number(slider.getAttribute(name))))).toEqual(
    customVps.sliders,
  );
});

test("VPS: the custom price and bandwidth follow the specified formulas", () => {
  const { dollars, bandwidth } = customVps;
  for (const chosen of [
    { cores: 1, memoryGb: 1, storageGb: 20 },
    { cores: 2, memoryGb: 4, storageGb: 80 },
    { cores: 3, memoryGb: 7, storageGb: 50 },
    { cores: 16, memoryGb: 64, storageGb: 1000 },
  ]) {
    const { cores, memoryGb, storageGb } = chosen;
    expect(customVpsPrice(chosen)).toBe(
      Math.round(cores * dollars.core + memoryGb * dollars.gbOfMemory + storageGb * dollars.gbOfStorage),
    );
    expect(customVpsBandwidth(chosen)).toBe(
      Math.round((storageGb / bandwidth.everyGb) * bandwidth.terabytes),
    );
  }
});

function problemsOf(card: HTMLElement, plan: PlanFacts | undefined): string[] {
  const shown = card.querySelectorAll("li").map(textOf);
  const { price = "a plan", says: texts = [], features = shown } = plan ?? {};
  return [
    ...[price, ...texts].filter((text) => !says(card, text)),
    ...(features.length === shown.length ? [] : [`${shown.length} features, not ${features.length}`]),
    ...features.filter((feature) => !shown.some((text) => text.toLowerCase() === feature.toLowerCase())),
  ];
}

/** "$1,499/month" is 1499. */
function dollarsOf(price: string): number {
  return Number(/\$([\d,.]+)/.exec(price)?.[1]?.replaceAll(",", ""));
}
