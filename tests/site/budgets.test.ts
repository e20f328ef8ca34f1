import { expect, test } from "vitest";

import { type PageBytes, pageBytes } from "../support/page-bytes.ts";

const KB = 1024;
/** Brotli bytes that a first visit to any page may transfer. */
const budgets = { js: 120 * KB, css: 15 * KB, html: 20 * KB, fonts: 60 * KB, fontFiles: 2 } as const;
type Kind = keyof typeof budgets;

const measured = pageBytes();

test.for(Object.keys(budgets) as Kind[])("every page stays within its budget of %s", (kind) => {
  const largest = measured.reduce((one, other) => (other[kind] > one[kind] ? other : one));
  console.log(`${kind}: ${amount(largest, kind)} of ${shown(budgets[kind], kind)} on ${largest.path}`);
  expect(largest[kind]).toBeGreaterThan(0);
  expect(
    measured
      .filter((page) => page[kind] > budgets[kind])
      .map((page) => `${page.path}: ${amount(page, kind)}`),
  ).toEqual([]);
});

function amount(page: PageBytes, kind: Kind): string {
  return shown(page[kind], kind);
}

function shown(value: number, kind: Kind): string {
  return kind === "fontFiles" ? String(value) : `${(value / KB).toFixed(1)} KB`;
}
