import { expect } from "@playwright/test";

import { addressesOfLayouts } from "../../support/article-pages.ts";
import { test } from "../../support/axe.ts";
import { textProblems } from "../../support/text-size.ts";

for (const path of addressesOfLayouts) {
  test(`no text under 12 pixels, and words apart, on ${path}`, async ({ sharedPage: page }) => {
    expect(await textProblems(page, path)).toEqual([]);
  });
}
