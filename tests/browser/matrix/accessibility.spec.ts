import { expect } from "@playwright/test";

import { addressesOfLayouts } from "../../support/article-pages.ts";
import { test } from "../../support/axe.ts";
import { accessibilityProblems } from "../../support/page-accessibility.ts";

for (const path of [...addressesOfLayouts, "/no/such-page"]) {
  test(`${path}: keyboard, zoom, spacing, targets, contrast theme, less motion, names`, async ({
    sharedPage: page,
  }) => {
    expect(await accessibilityProblems(page, path)).toEqual({});
  });
}
