import { expect } from "@playwright/test";

import { axeProblemsAtAllWidths, axeProblemsInEveryView, test } from "../support/axe.ts";
import { gotoHydrated } from "../support/hydrated.ts";
import { stubMap } from "../support/stub-map.ts";
import { templates } from "../support/templates.ts";

// One page of each layout. Every page, whole and in every view: tests/deep/axe.spec.ts.

test("axe finds nothing on the home page, header and footer included", async ({ sharedPage: page }) => {
  await gotoHydrated(page, "/");
  expect(await axeProblemsInEveryView(page)).toEqual([]);
});

for (const path of templates.filter((each) => each !== "/")) {
  test(`axe finds nothing on ${path}`, async ({ sharedPage: page }) => {
    if (path === "/contact") await stubMap(page);
    await gotoHydrated(page, path);
    expect(await axeProblemsAtAllWidths(page)).toEqual([]);
    await page.unrouteAll();
  });
}
