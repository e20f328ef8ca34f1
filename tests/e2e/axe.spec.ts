import { expect } from "@playwright/test";

import { axeProblemsAtAllWidths, axeProblemsInEveryView, test } from "../support/axe.ts";
import { gotoAtRest } from "../support/hydrated.ts";
import { templates } from "../support/templates.ts";

// One page of each layout. Every page, whole and in every view: tests/deep/axe.spec.ts.

/** Looked at together with their interactive parts, in axe-states, axe-search and the spec of the feature. */
const withStates: readonly string[] = [
  "/services/hosting/vps",
  "/services/hosting/domains",
  "/industries/healthcare",
  "/contact",
  "/careers",
  "/portfolio",
  "/blog",
  "/support/knowledge-base",
  "/signup",
  "/no/such-page",
];

test("axe finds nothing on the home page, header and footer included", async ({ sharedPage: page }) => {
  await gotoAtRest(page, "/");
  expect(await axeProblemsInEveryView(page)).toEqual([]);
});

for (const path of templates.filter((each) => each !== "/" && !withStates.includes(each))) {
  test(`axe finds nothing on ${path}`, async ({ sharedPage: page }) => {
    await gotoAtRest(page, path);
    expect(await axeProblemsAtAllWidths(page)).toEqual([]);
  });
}
