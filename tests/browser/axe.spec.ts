import { expect } from "@playwright/test";

import { axeProblemsAtAllWidths, axeProblemsInEveryView, test } from "../support/axe.ts";
import { gotoAtRest } from "../support/hydrated.ts";

// Every page, whole and in every view: tests/browser/matrix/axe.spec.ts. Pages with their interactive parts in use: axe-states,
// axe-search and the spec of the feature.

test("axe finds nothing on the home page, header and footer included", async ({ sharedPage: page }) => {
  await gotoAtRest(page, "/");
  expect(await axeProblemsInEveryView(page)).toEqual([]);
});

for (const path of ["/services/cloud", "/pricing", "/blog/a-key-in-the-repository"]) {
  test(`axe finds nothing on ${path}`, async ({ sharedPage: page }) => {
    await gotoAtRest(page, path);
    expect(await axeProblemsAtAllWidths(page)).toEqual([]);
  });
}
