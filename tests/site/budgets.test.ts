import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { compileHint } from "../../scripts/vite-plugins/compile-hints.ts";
import { type BudgetKind, budgets, shown } from "../support/budgets.ts";
import { clientFolder, filesUnder } from "../support/built-site.ts";
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

test("no file in visitors' caches is new because another page changed", () => {
  const [, ofAbout = ""] =
    /"id":"pages\/about\/page".*?"module":"\/([^"]+)"/.exec(readBuilt("routes.js")) ?? [];
  expect(ofAbout).toMatch(/^assets\/page-/);
  // The list of routes alone, which has no hash in its name, says where a page's code is.
  const texts = filesUnder(clientFolder).filter((file) => /\.(html|js)$/.test(file));
  expect(texts.filter((file) => readBuilt(file).includes(ofAbout))).toEqual(["routes.js"]);
});

test("what starts a page, and what opens the next one, is compiled while it is fetched", () => {
  const assets = join(clientFolder, "assets");
  const scripts = readdirSync(assets).filter((file) => /^(react|router|frame|app|page)-.*\.js$/.test(file));
  expect(scripts.length).toBeGreaterThan(100);
  const without = scripts.filter((file) => !readFileSync(join(assets, file), "utf8").startsWith(compileHint));
  expect(without).toEqual([]);
});

function readBuilt(file: string): string {
  return readFileSync(join(clientFolder, file), "utf8");
}
