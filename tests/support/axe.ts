import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import { type Page, test as base } from "@playwright/test";
import type axe from "axe-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const everything = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];
/** All that another theme can change. */
const colours = ["color-contrast", "link-in-text-block"];
const frame = ["body > header", "body > footer"];

interface View {
  width: number;
  colorScheme: "light" | "dark";
}

/** What axe looks at; all of the page unless told otherwise. */
interface Scope {
  within?: string;
  without?: readonly string[];
}

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
export async function axeProblems(page: Page, scope: Scope = {}): Promise<string[]> {
  return [
    ...(await axeProblemsIn(page, "light", everything, scope)),
    // A theme changes colours and nothing else.
    ...(await axeProblemsIn(page, "dark", colours, scope)),
  ];
}

/**
 * On a wide light screen and on a dark phone, without header and footer: they are the same on every page
 * (tests/built/markup.test.ts), have half of its elements, and are looked at on the home page. `within` narrows it
 * further, to a dialog for instance. All four views of every page: tests/browser/matrix/axe.spec.ts.
 */
export async function axeProblemsAtAllWidths(page: Page, within?: string): Promise<string[]> {
  const scope = within ? { within } : { without: frame };
  return [
    ...(await axeProblemsInView(page, { width: 1280, colorScheme: "light" }, scope)),
    ...(await axeProblemsInView(page, { width: 320, colorScheme: "dark" }, scope)),
  ];
}

const everyView: readonly View[] = [
  { width: 1280, colorScheme: "light" },
  { width: 1280, colorScheme: "dark" },
  { width: 320, colorScheme: "light" },
  { width: 320, colorScheme: "dark" },
];

/** All that axe knows about the whole page, at both widths and in both themes. */
export async function axeProblemsInEveryView(page: Page): Promise<string[]> {
  return axeProblemsInViews(page, everyView);
}

/** The same at both widths, in one theme each. Of pages that share a layout every other takes the other theme. */
export async function axeProblemsInTurn(page: Page, turn: number): Promise<string[]> {
  return axeProblemsInViews(
    page,
    everyView.filter((_view, index) => (index === 0 || index === 3) === (turn % 2 === 0)),
  );
}

async function axeProblemsInViews(page: Page, views: readonly View[]): Promise<string[]> {
  const problems: string[] = [];
  for (const view of views) problems.push(...(await axeProblemsInView(page, view, {})));
  return problems;
}

async function axeProblemsInView(page: Page, { width, colorScheme }: View, scope: Scope): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  return axeProblemsIn(page, colorScheme, everything, scope);
}

async function axeProblemsIn(
  page: Page,
  colorScheme: View["colorScheme"],
  rules: readonly string[],
  scope: Scope,
): Promise<string[]> {
  await page.emulateMedia({ colorScheme });
  // The header may cover half a target of a page that is scrolled; one scrolls on.
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(source);
  await settled(page);
  const found = await violations(page, rules, scope);
  return found.map((problem) => `${page.viewportSize()?.width} px, ${colorScheme}: ${problem}`);
}

/** Colours in the middle of a transition would be measured as they pass. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const running = document
      .getAnimations()
      .filter((animation) => animation.effect?.getTiming().iterations !== Infinity);
    // One that is paused, or that a change of the page has cut off, never finishes.
    const longest = new Promise((resolve) => setTimeout(resolve, 2000));
    await Promise.race([Promise.allSettled(running.map((animation) => animation.finished)), longest]);
  });
}

async function violations(page: Page, rules: readonly string[], scope: Scope): Promise<string[]> {
  return page.evaluate(
    async ({ runOnly, within, without }) => {
      const { axe: tool } = globalThis as unknown as { axe: typeof axe };
      // A page with a part left out is no longer a whole page to axe, and rules about whole pages do not apply.
      const part = within ? { include: within } : without.length > 0 ? { exclude: without } : document;
      const results = await tool.run(part, {
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
    { runOnly: [...rules], within: scope.within, without: [...(scope.without ?? [])] },
  );
}
