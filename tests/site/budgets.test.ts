import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { compileHint } from "../../scripts/vite-plugins/compile-hints.ts";
import { type BudgetKind, budgets, shown } from "../support/budgets.ts";
import { buildFolder } from "../support/built-site.ts";
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

test("a change to one page leaves the scripts of the others in visitors' caches", () => {
  const assets = join(buildFolder, "client/assets");
  const scripts = readdirSync(assets).filter((file) => file.endsWith(".js"));
  const [manifest = "", ...others] = scripts.filter((file) => file.startsWith("manifest-"));
  expect(others).toEqual([]);
  // It lists every page's scripts: what names it is new with every build.
  const naming = scripts.filter((file) => readFileSync(join(assets, file), "utf8").includes(manifest));
  expect(naming).toEqual([manifest, scripts.find((file) => file.startsWith("start-"))]);
});

test("what starts a page, and what opens the next one, is compiled while it is fetched", () => {
  const assets = join(buildFolder, "client/assets");
  const scripts = readdirSync(assets).filter((file) => /^(react|router|frame|app|page)-.*\.js$/.test(file));
  expect(scripts.length).toBeGreaterThan(100);
  const without = scripts.filter((file) => !readFileSync(join(assets, file), "utf8").startsWith(compileHint));
  expect(without).toEqual([]);
});
