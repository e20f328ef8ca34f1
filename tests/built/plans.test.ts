import type { HTMLElement } from "node-html-parser";
import { expect, test } from "vitest";

import { customVpsBandwidth, customVpsPrice } from "../../app/catalogue/custom-vps.ts";
import { specifiedPages } from "../facts/all-pages.ts";
import { contentPrices } from "../facts/content-prices.ts";
import { vpsTabs } from "../facts/hosting.ts";
import type { PlanFacts } from "../facts/price-facts.ts";
import { prices, pricesOf } from "../facts/prices.ts";
import { specifiedPrices } from "../facts/specified-prices.ts";
import { mainOf, offeredPrices, planCards } from "../support/page-parts.ts";
import { says, textOf } from "../support/says.ts";

/** Every set of plans that a specified page has. */
const planSets = specifiedPages.flatMap(({ path, parts = [] }) =>
  parts.flatMap(({ plans, anchor = "plans", planButton = "" }) =>
    plans ? [{ path, anchor, plans, planButton }] : [],
  ),
);

test("the figures are the specification's, unless the owner has prices of his own", () => {
  expect(pricesOf({})).toBe(specifiedPrices);
  expect(pricesOf({ ownPrices: true })).toBe(contentPrices);
});

test("the specification has nineteen sets of three plans, each on the page that sells them", () => {
  const sets = Object.entries(specifiedPrices.plans);
  expect(sets.map(([, plans]) => plans.length)).toEqual(Array.from({ length: 19 }, () => 3));
  expect(planSets.map(({ path }) => path).toSorted()).toEqual(sets.map(([path]) => path).toSorted());
});

test.for(planSets)("$path has its plans at #$anchor, in order", ({ path, anchor, plans, planButton }) => {
  const cards = planCards(path, anchor);
  expect(cards).toHaveLength(plans.length);
  expect(cards.flatMap((card, index) => problemsOf(card, planButton, plans[index]))).toEqual([]);
});

test.for(planSets)("$path: only the popular plan has the badge and a highlighted button", (set) => {
  const cards = planCards(set.path, set.anchor);
  expect(cards.map((card) => says(card, "Most Popular"))).toEqual(set.plans.map(({ popular }) => popular));
  const looks = cards.map((card) => card.querySelector("a")?.classNames);
  const highlighted = looks.filter((_, index) => set.plans[index]?.popular);
  const others = new Set(looks.filter((_, index) => !set.plans[index]?.popular));
  expect(others.size).toBe(1);
  expect(highlighted.filter((look) => others.has(look))).toEqual([]);
});

test.for(planSets)("$path tells search engines the same prices", ({ path, plans }) => {
  expect(offeredPrices(path)).toEqual(
    plans.map(({ price }) => dollarsOf(price)).filter((price) => !Number.isNaN(price)),
  );
});

test("dedicated servers are compared in a table too, with the same figures in each column", () => {
  const { plans, planButton } = planSetAt("/services/hosting/dedicated");
  const rows = mainOf("/services/hosting/dedicated").querySelectorAll("#plans table tr");
  const columns = plans.map((_, index) => rows.map((row) => textOf(row.children[index + 1])).join(" "));
  const missing = plans.flatMap(({ price, says: texts }, index) =>
    [withoutPeriod(price), ...texts, planButton].filter((text) => !says(columns[index] ?? "", text)),
  );
  expect(missing).toEqual([]);
  expect(columns.map((column) => says(column, "Most Popular"))).toEqual(plans.map(({ popular }) => popular));
});

test("the listing of hosting products tells search engines its starting prices", () => {
  expect(offeredPrices("/services/hosting")).toEqual(
    prices.startingPrices.map(([, price]) => dollarsOf(price)),
  );
});

test("domains: the grid shows first year and renewal of each extension and marks the popular ones", () => {
  const rows = mainOf("/services/hosting/domains").querySelectorAll("#pricing tbody tr:has(th)");
  expect(rows.map((row) => row.children.slice(0, 3).map(textOf))).toEqual(
    prices.domains.map(([extension, price, renewal, popular]) => [
      popular ? `${extension} Popular` : extension,
      price,
      renewal,
    ]),
  );
  expect(offeredPrices("/services/hosting/domains")).toEqual(
    prices.domains.map(([, price]) => dollarsOf(price)),
  );
});

test("VPS: two tabs, the custom one chosen, and three sliders with the specified ranges and starts", () => {
  const main = mainOf("/services/hosting/vps");
  const tabs = main.querySelectorAll("[role=tab]");
  expect(tabs.map(textOf)).toEqual(vpsTabs.tabs);
  expect(tabs.filter((tab) => tab.getAttribute("aria-selected") === "true").map(textOf)).toEqual([
    vpsTabs.initialTab,
  ]);
  const sliders = main.querySelectorAll("input[type=range]");
  const limits = ["min", "max", "step", "value"];
  expect(sliders.map((slider) => limits.map((name) => Number(slider.getAttribute(name))))).toEqual(
    vpsTabs.sliders,
  );
});

test("VPS: the custom price and bandwidth follow the specified formulas", () => {
  const { dollars, bandwidth } = prices.customVps;
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

function problemsOf(card: HTMLElement, button: string, plan?: PlanFacts): string[] {
  const shown = card.querySelectorAll("li").map(textOf);
  const { price = "a plan", says: texts = [], features = shown } = plan ?? {};
  return [
    ...[price, ...texts, button].filter((text) => !says(card, text)),
    ...(features.length === shown.length ? [] : [`${shown.length} features, not ${features.length}`]),
    ...features.filter((feature) => !shown.some((text) => text.toLowerCase() === feature.toLowerCase())),
  ];
}

function planSetAt(page: string) {
  const found = planSets.find(({ path }) => path === page);
  if (!found) throw new Error(`${page} sells no plan`);
  return found;
}

/** "$1,499/month" is 1499. */
function dollarsOf(price: string): number {
  return Number(withoutPeriod(price).replaceAll(/[$,]/g, ""));
}

/** "$1,499/month" is "$1,499". */
function withoutPeriod(price: string): string {
  return /^\$[\d,.]+/.exec(price)?.[0] ?? price;
}
