import { expect } from "@playwright/test";

import { addressesOfLayouts } from "../support/article-pages.ts";
import { test } from "../support/axe.ts";
import { accessibilityProblems } from "../support/page-accessibility.ts";
import { templates } from "../support/templates.ts";

// Without those that tests/e2e/accessibility.spec.ts has looked at in the same way.
const seen: readonly string[] = templates;
for (const path of addressesOfLayouts.filter((each) => !seen.includes(each))) {
  test(`${path}: keyboard, zoom, spacing, targets, contrast theme, less motion, names`, async ({
    sharedPage: page,
  }) => {
    expect(await accessibilityProblems(page, path)).toEqual({});
  });
}
