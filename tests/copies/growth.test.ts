import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { multiplyArticles } from "../support/multiply-articles.ts";
import { budgets, largerPages } from "../support/budgets.ts";
import { pageBytes } from "../support/page-bytes.ts";
import { buildCopy, copySite, removeCopy } from "../support/site-copy.ts";

interface Row {
  page: string;
  /** In KB of 1,000 bytes. */
  HTML: number;
  JavaScript: number;
  total: number;
}

/** The copy measures itself with its own bench; bench/build.ts looks at time and memory too. */
let folder = "";
let rows: Row[] = [];
beforeAll(async () => {
  folder = copySite("growth", ["bench", "tests"]);
  multiplyArticles(folder, 4);
  await buildCopy(folder);
  execFileSync(process.execPath, ["bench/bytes.ts"], { cwd: folder, stdio: "ignore" });
  ({ rows } = JSON.parse(readFileSync(join(folder, ".cache/bench/bytes.json"), "utf8")) as { rows: Row[] });
}, 600_000);
afterAll(() => removeCopy(folder));

test("with four times the articles every page stays within its budgets", async () => {
  expect(rows.length).toBeGreaterThan((await pageBytes()).length);
  // A copy of a long article is long.
  const larger = new Set(largerPages);
  const most = (page: string) => (larger.has(page.replace(/-\d$/, "")) ? budgets.largerHtml : budgets.html);
  expect(rows.filter(({ page, HTML }) => HTML * 1000 > most(page))).toEqual([]);
  expect(rows.filter(({ JavaScript }) => JavaScript * 1000 > budgets.js.withIslands)).toEqual([]);
});

test("no page of today's weighs a tenth more with four times the articles", async () => {
  const today = new Map(
    (await pageBytes()).map(({ path, html, css, js, fonts }) => [path, (html + css + js + fonts) / 1000]),
  );
  const heavier = rows.filter(({ page, total }) => total > (today.get(page) ?? Infinity) * 1.1);
  expect(heavier).toEqual([]);
});
