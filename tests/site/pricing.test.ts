import type { HTMLElement } from "node-html-parser";
import { expect, test } from "vitest";

import { priceAreas } from "../../app/catalogue/price-list.ts";
import { builtPages } from "../support/built-site.ts";

const page = builtPages().find(({ path }) => path === "/pricing")?.root;
const plans = priceAreas.flatMap(({ lines }) => lines).flatMap((line) => line.plans);
const [from, to] = [0.05, 20_000];

test("every plan of the catalogue is on the ruler", () => {
  const drawn = new Set(page?.querySelectorAll(".price-lanes [data-plan]").map(planOf));
  expect([...drawn].toSorted()).toEqual(plans.map(({ id }) => id).toSorted());
});

test("every mark stands where the logarithm of its price lies, and every plan has the marks that it needs", () => {
  const wrong = plans.flatMap(({ id, price, month }) => {
    if (price === "Custom") return [];
    const expected = [...new Set([price, month ?? price])].map(share);
    const drawn = marks(id).map((mark) => Number.parseFloat(mark.getAttribute("x") ?? ""));
    const fits =
      drawn.length === expected.length &&
      expected.every((place, index) => Math.abs(place - (drawn[index] ?? NaN)) < 0.01);
    return fits ? [] : [`${id}: ${drawn.join(" ")} instead of ${expected.join(" ")}`];
  });
  expect(wrong).toEqual([]);
});

test("a solid mark is one month; a hollow one is the price as quoted", () => {
  for (const { id, price, month } of plans) {
    const kinds = marks(id).map((mark) => mark.getAttribute("class"));
    const quoted = price !== "Custom" && month !== price ? ["price-quoted"] : [];
    expect(kinds, id).toEqual([...quoted, ...(month === undefined ? [] : ["price-month"])]);
  }
});

test("ties have one length for a year and one for an hour", () => {
  const ties = page?.querySelectorAll(".price-lanes [data-tie]") ?? [];
  const lengths = (period: string) =>
    ties
      .filter((tie) => tie.getAttribute("data-tie") === period)
      .map(
        (tie) =>
          Number.parseFloat(tie.getAttribute("x2") ?? "") - Number.parseFloat(tie.getAttribute("x1") ?? ""),
      );
  expect(ties).toHaveLength(14);
  for (const length of lengths("per hour")) expect(length).toBeCloseTo(share(720) - share(1), 2);
  for (const length of lengths("/year")) expect(length).toBeCloseTo(share(1) - share(12), 2);
});

test("every plan has one row in the tables, with its price and a way to choose it", () => {
  const rows = page?.querySelectorAll("tr[data-plan]") ?? [];
  expect(rows.map(planOf).toSorted()).toEqual(plans.map(({ id }) => id).toSorted());
  for (const plan of plans) {
    const row = rows.find((each) => planOf(each) === plan.id);
    expect(row?.text).toContain(plan.price === "Custom" ? "Custom" : amount(plan.price));
    expect(row?.text).toContain(plan.domain ? "for three years" : (plan.period ?? "Custom"));
    expect(row?.text.includes("most popular"), plan.id).toBe(plan.popular === true);
    expect(row?.querySelectorAll("td.price-word").map(({ text }) => text)).toEqual(plan.words);
    expect(row?.querySelector("a.price-choose")?.getAttribute("href")).toBe(plan.choose);
  }
});

test("every line has its anchor", () => {
  for (const { id } of priceAreas.flatMap(({ lines }) => lines)) {
    expect(page?.querySelector(`table[id="${id}"]`), id).toBeTruthy();
  }
});

test("every page leads to it, in the menus and the footer, and so does every page that shows plans", () => {
  const pages = builtPages().filter(({ path }) => path !== "/pricing");
  const without = pages.filter(({ root }) => {
    const header = root.querySelectorAll('header a[href="/pricing"]').length;
    return header === 0 || !root.querySelector('footer a[href="/pricing"]');
  });
  expect(without.map(({ path }) => path)).toEqual([]);
  const selling = pages.filter(({ root }) => root.querySelector('main a[href^="/contact?plan="]'));
  expect(selling.length).toBeGreaterThan(15);
  const unlinked = selling.filter(({ root }) => !root.querySelector('main a[href="/pricing"]'));
  expect(unlinked.map(({ path }) => path)).toEqual([]);
  expect(pages.find(({ path }) => path === "/")?.root.querySelector('main a[href="/pricing"]')).toBeTruthy();
});

function planOf(element: HTMLElement): string {
  return element.getAttribute("data-plan") ?? "";
}

function marks(id: string): HTMLElement[] {
  return page?.querySelectorAll(`.price-lanes rect[data-plan="${id}"]`) ?? [];
}

/** In per cent of the ruler. */
function share(dollars: number): number {
  return (Math.log(dollars / from) / Math.log(to / from)) * 100;
}

function amount(dollars: number): string {
  return `$${dollars.toLocaleString("en-US", { minimumFractionDigits: Number.isInteger(dollars) ? 0 : 2 })}`;
}
