import type { HTMLElement } from "node-html-parser";
import { expect, test } from "vitest";

import { ABSENT } from "../../app/catalogue/facts.ts";
import type { ListedPlan } from "../../app/catalogue/listed-plan.ts";
import { priceAreas } from "../../app/catalogue/price-list.data.ts";
import { priceRange } from "../../app/catalogue/price-range.data.ts";
import { builtPages } from "../support/built-site.ts";
import { textOf } from "../support/drawn-lengths.ts";

const page = builtPages().find(({ path }) => path === "/pricing")?.root;
const lines = priceAreas.flatMap((area) => area.lines);
const lanes = page?.querySelectorAll(".price-lane") ?? [];
const [from, to] = [Math.min(0.05, priceRange.lowest), Math.max(20_000, priceRange.highest)];

test("every line of the catalogue has its lane, and every plan without a price is named in it", () => {
  expect(lanes.map((lane) => textOf(lane.querySelector(".price-lane-name")))).toEqual(
    lines.map(({ name, plans }) => `${name} ${periodsOf(plans)}`),
  );
  for (const [index, { plans }] of lines.entries()) {
    const agreed = plans.filter(({ price }) => price === "Custom");
    for (const { name } of agreed) expect(textOf(lanes[index])).toContain(`${name}: Custom`);
  }
});

test("every plan has its marks where the logarithm of a price lies: hollow as quoted, solid for one month", () => {
  for (const [index, { id, plans }] of lines.entries()) {
    const expected = plans.flatMap(({ price, month }) => [
      ...(price === "Custom" || price === month ? [] : [`price-quoted ${share(price).toFixed(2)}`]),
      ...(month === undefined ? [] : [`price-month ${share(month).toFixed(2)}`]),
    ]);
    const marks = lanes[index]?.querySelectorAll(".price-mark") ?? [];
    const drawn = marks.map((mark) => {
      const kind = mark.querySelector("rect")?.getAttribute("class")?.split(" ")[0];
      return `${kind} ${place(mark, "x").toFixed(2)}`;
    });
    expect(drawn, id).toEqual(expected);
  }
});

test("ties have one length for a year and one for an hour", () => {
  const ties = lines.flatMap(({ plans }, index) =>
    (lanes[index]?.querySelectorAll("line[x1].price-tie:not(.price-wide)") ?? []).map((tie) => ({
      period: plans[0]?.period,
      length: place(tie, "x2") - place(tie, "x1"),
    })),
  );
  const tied = lines.flatMap(({ plans }) =>
    plans.filter(({ price, month }) => month !== undefined && month !== price),
  );
  expect(ties).toHaveLength(tied.length);
  for (const { period, length } of ties) {
    expect(length).toBeCloseTo(period?.every === "hour" ? share(720) - share(1) : share(1) - share(12), 1);
  }
});

test("every plan has one row in the tables, with its price and a way to choose it", () => {
  for (const { id, headings, plans } of lines) {
    const table = page?.querySelector(`table[id="${id}"]`);
    const rows = table?.querySelectorAll("tbody tr") ?? [];
    expect(rows.map((row) => row.querySelector("th")?.childNodes[0]?.text.trim())).toEqual(
      plans.map(({ name }) => name),
    );
    expect(textOf(table?.querySelector("caption"))).toContain(periodsOf(plans));
    for (const [index, plan] of plans.entries()) {
      const row = rows[index];
      expect(row?.text).toContain(plan.price === "Custom" ? "Custom" : amount(plan.price));
      // What the caption says once for all of them is not said again.
      const own = periodsOf(plans) === plan.period?.text ? "" : (plan.period?.text ?? "Custom");
      expect(row?.text).toContain(plan.domain ? "for three years" : own);
      expect(row?.text.includes("Most popular"), plan.id).toBe(plan.popular === true);
      expect(row?.querySelectorAll("td").slice(1, -1).map(textOf)).toEqual(
        plan.words.map((word, column) => (word === ABSENT ? "" : `${headings[column]}: ${word}`)),
      );
      expect(row?.querySelector(".price-actions a")?.getAttribute("href")).toBe(
        plan.domain ? "/services/hosting/domains" : `/contact?plan=${plan.id}`,
      );
    }
  }
});

test("every line has its anchor", () => {
  for (const { id } of lines) {
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

function periodsOf(plans: readonly ListedPlan[]): string {
  return [...new Set(plans.flatMap(({ period }) => period?.text ?? []))].join(", or ");
}

/** What an attribute says, in per cent of the chart. */
function place(drawn: HTMLElement, attribute: string): number {
  return Number.parseFloat(drawn.getAttribute(attribute) ?? "");
}

/** In per cent of the chart. */
function share(dollars: number): number {
  return (Math.log(dollars / from) / Math.log(to / from)) * 100;
}

function amount(dollars: number): string {
  return `$${dollars.toLocaleString("en-US", { minimumFractionDigits: Number.isInteger(dollars) ? 0 : 2 })}`;
}
