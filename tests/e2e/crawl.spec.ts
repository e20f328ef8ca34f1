import { expect, test } from "@playwright/test";

import { jsWithLateParts } from "../support/budgets.ts";
import { builtPages } from "../support/built-site.ts";
import { crawl, harshest } from "../support/crawl.ts";
import { gotoHydrated } from "../support/hydrated.ts";
import { scriptsOf, transferred } from "../support/page-bytes.ts";
import { templates } from "../support/templates.ts";

test.use(harshest);

test("one page of each layout is clean at 320 px, in an odd time zone, with a hostile query", async ({
  page,
  baseURL,
}) => {
  expect(await crawl(page, baseURL ?? "", templates)).toEqual([]);
});

test("what the home page loads by itself, late parts included, stays within the JavaScript budget", async ({
  page,
}) => {
  const loaded = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") loaded.add(new URL(request.url()).pathname);
  });
  await gotoHydrated(page, "/");
  await page.waitForLoadState("networkidle");

  const counted = builtPages()
    .filter(({ path }) => path === "/")
    .flatMap(scriptsOf);
  expect(
    counted.filter((path) => !loaded.has(path)),
    "counted in the budget but not loaded",
  ).toEqual([]);
  const bytes = [...loaded].reduce((total, path) => total + transferred(path), 0);
  expect(bytes, [...loaded].join(" ")).toBeLessThanOrEqual(jsWithLateParts);
});
