import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import { test as base, expect, type Page } from "@playwright/test";
import type axe from "axe-core";

import { pages } from "../../app/site-map.ts";
import { gotoHydrated } from "../support/hydrated.ts";

const test = base.extend<object, { sharedPage: Page }>({
  // One page for all tests of a worker: what the browser has cached makes each visit much faster.
  sharedPage: [
    async ({ browser }, use, { project }) => {
      const { baseURL } = project.use;
      // The test tool itself has to get past the site's policy; the policy is tested elsewhere.
      const context = await browser.newContext({
        ...(baseURL && { baseURL }),
        bypassCSP: true,
        reducedMotion: "reduce",
      });
      await use(await context.newPage());
      await context.close();
    },
    { scope: "worker" },
  ],
});

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];
const widths = [1280, 320];
const schemes = ["light", "dark"] as const;

for (const path of [...pages.map((page) => page.path), "/no/such-page"]) {
  test(`axe finds nothing on ${path}`, async ({ sharedPage: page }) => {
    await gotoHydrated(page, path);
    await page.evaluate(source);
    const problems: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        await settled(page);
        problems.push(
          ...(await violations(page)).map((problem) => `${width} px, ${colorScheme}: ${problem}`),
        );
      }
    }
    expect(problems).toEqual([]);
  });
}

/** Colours in the middle of a transition would be measured as they pass. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const running = document
      .getAnimations()
      .filter((animation) => animation.effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(running.map((animation) => animation.finished));
  });
}

async function violations(page: Page): Promise<string[]> {
  return page.evaluate(async (values) => {
    const { axe: tool } = globalThis as unknown as { axe: typeof axe };
    const results = await tool.run(document, {
      runOnly: values,
      resultTypes: ["violations"],
      rules: { "target-size": { enabled: true } },
    });
    return results.violations.flatMap(({ id, nodes }) =>
      nodes.map(
        (node) => `${id} at ${node.target.join(" ")}: ${node.failureSummary?.replaceAll(/\s+/g, " ")}`,
      ),
    );
  }, tags);
}
