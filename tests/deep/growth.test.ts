import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { multiplyArticles } from "../support/multiply-articles.ts";
import { budgets } from "../support/budgets.ts";
import { pageBytes } from "../support/page-bytes.ts";
import { buildCopy, copySite, removeCopy } from "../support/site-copy.ts";

interface Row {
  page: string;
  /** In KB. */
  HTML: number;
  JavaScript: number;
  total: number;
}

/** The copy measures itself with its own bench; bench/build.ts looks at time and memory too. */
let folder = "";
let rows: Row[] = [];
beforeAll(async () => {
  folder = copySite("growth", ["bench", "tests"]);
  multiplyArticles(join(folder, "app/articles"), 4);
  await buildCopy(folder);
  execFileSync(process.execPath, ["bench/bytes.ts"], { cwd: folder, stdio: "ignore" });
  ({ rows } = JSON.parse(readFileSync(join(folder, ".cache/bench/bytes.json"), "utf8")) as { rows: Row[] });
}, 600_000);
afterAll(() => removeCopy(folder));

test("with four times the articles every page stays within its budgets", () => {
  expect(rows.length).toBeGreaterThan(pageBytes().length);
  expect(rows.filter(({ HTML }) => HTML * 1024 > budgets.html)).toEqual([]);
  expect(rows.filter(({ JavaScript }) => JavaScript * 1024 > budgets.js)).toEqual([]);
});

test("no page of today's weighs a tenth more with four times the articles", () => {
  const today = new Map(
    pageBytes().map(({ path, html, css, js, fonts }) => [path, (html + css + js + fonts) / 1024]),
  );
  const heavier = rows.filter(({ page, total }) => total > (today.get(page) ?? Infinity) * 1.1);
  expect(heavier).toEqual([]);
});
