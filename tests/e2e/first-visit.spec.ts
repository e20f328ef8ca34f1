import { expect, test } from "@playwright/test";

import { isReadingPage } from "../../app/reading-pages.ts";
import { budgets, firstVisit, jsWithLateParts } from "../support/budgets.ts";
import { builtPages } from "../support/built-site.ts";
import { watchFetched } from "../support/fetched.ts";
import { untilHydrated } from "../support/hydrated.ts";
import { scriptsOf } from "../support/page-bytes.ts";
import { templates } from "../support/templates.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

for (const path of [...templates, "/pricing?estimate=vps-professional", "/contact?plan=vps-professional"]) {
  test(`a first visit to ${path}, with all that it loads by itself, is few files and few bytes`, async ({
    page,
  }) => {
    const fetched = watchFetched(page);
    await page.goto(path);
    if (!isReadingPage(path)) await untilHydrated(page);
    await page.waitForLoadState("networkidle");
    expect(fetched.scripts.length, fetched.scripts.join(" ")).toBeLessThanOrEqual(budgets.jsFiles);
    if (!isReadingPage(path)) expect(fetched.scripts).toEqual(expect.arrayContaining(countedFor(path)));
    // Whoever brings a choice along gets the catalogue too, and an unknown address is looked for in the search.
    if (/[?]|no.such/.test(path)) return;
    expect(await fetched.scriptBytes()).toBeLessThanOrEqual(jsWithLateParts);
    expect(await fetched.bytes()).toBeLessThanOrEqual(firstVisit);
  });
}

for (const [path, sheet] of [
  ["/services/cloud", "root.css"],
  ["/pricing", "first.css"],
] as const) {
  test(`before it is painted ${path} asks for a style sheet, a font and a script`, async ({ page }) => {
    await page.goto(path);
    await untilHydrated(page);
    const before = await page.evaluate(() => {
      const [painted] = performance.getEntriesByName("first-contentful-paint");
      return (
        performance
          .getEntriesByType("resource")
          .filter(({ startTime }) => painted && startTime < painted.startTime)
          // The browser asks for it when the page has loaded, which on a slow machine is before it is painted.
          .filter(({ name }) => !name.endsWith("/favicon.svg"))
          .map(({ name }) => name.replace(/^.*\/([a-z-]+)-.*\./, "$1."))
      );
    });
    expect(before.toSorted()).toEqual(["instrument-sans.woff2", sheet, "start.js"].toSorted());
  });
}

test("a page with a sheet for its first paint has the one of all pages when the app runs, and only its own of the other", async ({
  page,
}) => {
  await page.goto("/pricing");
  await untilHydrated(page);
  const sheets = await page.evaluate(() =>
    Array.from(document.styleSheets, ({ href, cssRules }) => {
      const name = href?.replace(/^.*\/([a-z]+)-.*$/, "$1");
      return name === "first"
        ? `${name}: ${Array.from(cssRules, (rule) => rule.constructor.name).join(" ")}`
        : name;
    }),
  );
  expect(sheets).toEqual(["root", "first: CSSLayerBlockRule CSSPageRule"]);
});

/** What tests/site/budgets.test.ts counts. */
function countedFor(path: string): string[] {
  return builtPages()
    .filter((page) => page.path === path)
    .flatMap(scriptsOf);
}
