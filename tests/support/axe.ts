import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import { type Page, test as base } from "@playwright/test";
import type axe from "axe-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const everything = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];
/** All that another theme can change. */
const colours = ["color-contrast", "link-in-text-block"];
const frame = ["body > header", "body > footer"];

/** What is left out of a view, by theme. */
type Parts = Partial<Record<"light" | "dark", readonly string[]>>;

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
export async function axeProblems(page: Page, without: Parts = {}): Promise<string[]> {
  return [
    ...(await axeProblemsIn(page, "light", everything, without.light)),
    ...(await axeProblemsIn(page, "dark", colours, without.dark)),
  ];
}

/** The same on a wide screen and on a phone. */
export async function axeProblemsAtAllWidths(page: Page): Promise<string[]> {
  return [...(await axeProblemsAt(page, 1280)), ...(await axeProblemsAt(page, 320))];
}

/**
 * The same with header and footer in the first view alone. They are the same on every page (tests/site/markup.test.ts),
 * and have half of its elements.
 */
export async function axeProblemsInContent(page: Page): Promise<string[]> {
  return [
    ...(await axeProblemsAt(page, 1280, { dark: frame })),
    ...(await axeProblemsAt(page, 320, { light: frame, dark: frame })),
  ];
}

async function axeProblemsAt(page: Page, width: number, without?: Parts): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  return axeProblems(page, without);
}

/** Everything at one width and in one theme: which, the turn decides. Four turns see all there are. */
export async function axeProblemsInOneView(page: Page, turn: number): Promise<string[]> {
  const width = turn % 2 === 0 ? 1280 : 320;
  const colorScheme = turn % 4 < 2 ? "light" : "dark";
  await page.setViewportSize({ width, height: 900 });
  return axeProblemsIn(page, colorScheme, everything);
}

async function axeProblemsIn(
  page: Page,
  colorScheme: "light" | "dark",
  rules: readonly string[],
  without: readonly string[] = [],
): Promise<string[]> {
  await page.emulateMedia({ colorScheme });
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(source);
  await settled(page);
  const found = await violations(page, rules, without);
  return found.map((problem) => `${page.viewportSize()?.width} px, ${colorScheme}: ${problem}`);
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

async function violations(
  page: Page,
  rules: readonly string[],
  without: readonly string[],
): Promise<string[]> {
  return page.evaluate(
    async ({ runOnly, exclude }) => {
      const { axe: tool } = globalThis as unknown as { axe: typeof axe };
      // A page with a part left out is no longer a whole page to axe, and rules about whole pages would not apply.
      const results = await tool.run(exclude.length > 0 ? { exclude } : document, {
        runOnly,
        resultTypes: ["violations"],
        ...(runOnly.includes("wcag2a") && { rules: { "target-size": { enabled: true } } }),
      });
      return results.violations.flatMap(({ id, nodes }) =>
        nodes.map(
          (node) => `${id} at ${node.target.join(" ")}: ${node.failureSummary?.replaceAll(/\s+/g, " ")}`,
        ),
      );
    },
    { runOnly: [...rules], exclude: [...without] },
  );
}
