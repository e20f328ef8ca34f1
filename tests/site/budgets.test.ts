import { expect, test } from "vitest";

import { type BudgetKind, budgets, shown } from "../support/budgets.ts";
import { pageBytes } from "../support/page-bytes.ts";

const measured = pageBytes();

test.for(Object.keys(budgets) as BudgetKind[])("every page stays within its budget of %s", (kind) => {
  const largest = measured.reduce((one, other) => (other[kind] > one[kind] ? other : one));
  const allowed = budgets[kind];
  console.log(`${kind}: ${shown(largest[kind], kind)} of ${shown(allowed, kind)} on ${largest.path}`);
  expect(largest[kind]).toBeGreaterThan(0);
  const over = measured.filter((page) => page[kind] > allowed);
  expect(over.map((page) => `${page.path}: ${shown(page[kind], kind)}`)).toEqual([]);
});
