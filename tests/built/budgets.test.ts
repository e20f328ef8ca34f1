import { expect, test } from "vitest";

import { budgets, firstVisit, largerPages } from "../support/budgets.ts";
import { addressedPages } from "../support/built-site.ts";
import { pageBytes, sheetsOf } from "../support/page-bytes.ts";

const pages = await pageBytes();
const kindOf = ({ hasIslands }: { hasIslands: boolean }) => (hasIslands ? "withIslands" : "withoutIslands");

test("HTML comes in the first window on all pages but those that are named", () => {
  const larger = pages.filter(({ html }) => html > budgets.html).map(({ path }) => path);
  expect(larger.filter((path) => !largerPages.includes(path))).toEqual([]);
  // A page that a few bytes more or less would name may stay in the list.
  const near = pages.filter(({ html }) => html > 0.95 * budgets.html).map(({ path }) => path);
  expect(largerPages.filter((path) => !near.includes(path))).toEqual([]);
  expect(largest(({ html }) => html - budgets.largerHtml)).toEqual([]);
});

test("so does the style sheet of all pages; what one family of pages needs is a sheet of its own", () => {
  const perPage = addressedPages().map(sheetsOf);
  const [shared = ""] = perPage[0] ?? [];
  expect(perPage.filter((sheets) => !sheets.includes(shared) || sheets.length > 2)).toEqual([]);
  const withThatAlone = pages.filter((_, index) => perPage[index]?.length === 1);
  expect(withThatAlone.length).toBeGreaterThan(pages.length / 2);
  expect(withThatAlone[0]?.css).toBeLessThanOrEqual(budgets.sharedCss);
});

test("scripts are few bytes, and hardly any on a page without an island", () => {
  expect(largest((page) => page.js - budgets.js[kindOf(page)])).toEqual([]);
});

test("a first visit is few bytes", () => {
  expect(largest((page) => page.html + page.css + page.js + page.fonts - firstVisit[kindOf(page)])).toEqual(
    [],
  );
});

/** The pages that are over by this reckoning; says how near the nearest is. */
function largest(over: (page: (typeof pages)[number]) => number): string[] {
  const [first, ...others] = pages
    .map((page) => ({ path: page.path, over: over(page) }))
    .toSorted((one, other) => other.over - one.over);
  console.log(`${first?.path}: ${first?.over} over`);
  return [first, ...others].flatMap((page) =>
    page && page.over > 0 ? `${page.path}: ${page.over} over` : [],
  );
}
