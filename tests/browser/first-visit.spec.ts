import { expect, test } from "@playwright/test";

import { budgets, firstVisit } from "../support/budgets.ts";
import { watchFetched } from "../support/fetched.ts";
import { untilHydrated } from "../support/hydrated.ts";
import { onlyFirstInSmoke } from "../support/only-first-in-smoke.ts";
import { templates } from "../support/templates.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

for (const [index, path] of templates.entries()) {
  test(
    `a first visit to ${path}, with all that it loads by itself, is few bytes`,
    onlyFirstInSmoke(index),
    async ({ page }) => {
      const fetched = watchFetched(page);
      await page.goto(path);
      await untilHydrated(page);
      await page.waitForLoadState("networkidle");
      const kind = (await page.locator("astro-island").count()) > 0 ? "withIslands" : "withoutIslands";
      expect(await fetched.scriptBytes()).toBeLessThanOrEqual(budgets.js[kind]);
      // An unknown address is looked for in the search.
      if (path !== "/no/such-page") expect(await fetched.bytes()).toBeLessThanOrEqual(firstVisit[kind]);
    },
  );
}

for (const [index, path] of [
  "/contact?plan=vps-professional",
  "/services/cloud",
  "/terms",
  "/",
  "/pricing",
].entries()) {
  test(
    `before it is painted ${path} asks for styles and fonts, and for no script`,
    onlyFirstInSmoke(index),
    async ({ page }) => {
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
            .map(({ name }) => name.replace(/^.*\/([\w-]+)\..*\./, "$1."))
        );
      });
      expect(before).toContain("instrument-sans.woff2");
      expect(before.filter((name) => !/\.(css|woff2)$/.test(name))).toEqual([]);
      const scripts = await page.evaluate(() =>
        performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js")),
      );
      expect(scripts.length).toBeGreaterThan(0);
    },
  );
}
