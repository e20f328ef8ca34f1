import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import { type Page, test as base } from "@playwright/test";
import type axe from "axe-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const everything = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];
/** All that another theme can change. */
const colours = ["color-contrast", "link-in-text-block"];
const widths = [1280, 320];

/** A test with one page for all tests of a worker: what the browser has cached makes each visit much faster. */
export const test = base.extend<object, { sharedPage: Page }>({
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

/** What axe finds on the page as it stands, in both themes and at the width it has. */
export async function axeProblems(page: Page): Promise<string[]> {
  await page.evaluate(source);
  const problems: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await settled(page);
    const found = await violations(page, colorScheme === "light" ? everything : colours);
    problems.push(...found.map((problem) => `${page.viewportSize()?.width} px, ${colorScheme}: ${problem}`));
  }
  return problems;
}

/** The same on a phone and on a wide screen. */
export async function axeProblemsAtAllWidths(page: Page): Promise<string[]> {
  const problems: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    problems.push(...(await axeProblems(page)));
  }
  return problems;
}

/** Everything at one width and in one theme: which, the turn decides. Four turns see all there are. */
export async function axeProblemsInOneView(page: Page, turn: number): Promise<string[]> {
  const width = widths[turn % 2] ?? 320;
  const colorScheme = turn % 4 < 2 ? "light" : "dark";
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme });
  await page.evaluate(source);
  await settled(page);
  return (await violations(page, everything)).map((problem) => `${width} px, ${colorScheme}: ${problem}`);
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

async function violations(page: Page, runOnly: string[]): Promise<string[]> {
  return page.evaluate(async (values) => {
    const { axe: tool } = globalThis as unknown as { axe: typeof axe };
    const results = await tool.run(document, {
      runOnly: values,
      resultTypes: ["violations"],
      ...(values.includes("wcag2a") && { rules: { "target-size": { enabled: true } } }),
    });
    return results.violations.flatMap(({ id, nodes }) =>
      nodes.map(
        (node) => `${id} at ${node.target.join(" ")}: ${node.failureSummary?.replaceAll(/\s+/g, " ")}`,
      ),
    );
  }, runOnly);
}
