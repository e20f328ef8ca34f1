import { expect } from "@playwright/test";

import { everyAddress } from "../support/article-pages.ts";
import { test } from "../support/axe.ts";
import { textProblems } from "../support/text-size.ts";

for (const path of everyAddress) {
  test(`no text under 12 pixels, and words apart, on ${path}`, async ({ sharedPage: page }) => {
    expect(await textProblems(page, path)).toEqual([]);
  });
}
