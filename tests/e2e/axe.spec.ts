import { expect } from "@playwright/test";

import { pages } from "../../app/site-map.ts";
import { articlePages, telling } from "../support/article-pages.ts";
import { axeProblemsAtAllWidths, axeProblemsInContent, axeProblemsInOneView, test } from "../support/axe.ts";
import { gotoHydrated } from "../support/hydrated.ts";

test("axe finds nothing on /, header and footer included", async ({ sharedPage: page }) => {
  await gotoHydrated(page, "/");
  expect(await axeProblemsAtAllWidths(page)).toEqual([]);
});

for (const path of [...pages.map((page) => page.path), ...telling, "/no/such-page"].filter(
  (each) => each !== "/",
)) {
  test(`axe finds nothing on ${path}`, async ({ sharedPage: page }) => {
    await gotoHydrated(page, path);
    expect(await axeProblemsInContent(page)).toEqual([]);
  });
}

// The other pages of articles are made of the parts that those above have. Each is looked at once, at one width
// and in one theme; the four ways to look take turns.
const others = articlePages.filter((path) => !telling.includes(path));
const batchSize = 10;
for (let start = 0; start < others.length; start += batchSize) {
  const batch = others.slice(start, start + batchSize);
  test(`axe finds nothing in one view of ${batch[0]} and the ${batch.length - 1} after it`, async ({
    sharedPage: page,
  }) => {
    const problems: string[] = [];
    for (const [index, path] of batch.entries()) {
      await page.goto(path);
      const found = await axeProblemsInOneView(page, start + index);
      problems.push(...found.map((problem) => `${path}: ${problem}`));
    }
    expect(problems).toEqual([]);
  });
}
