import { expect } from "@playwright/test";

import { test } from "../support/axe.ts";
import { focusProblems } from "../support/focus-walk.ts";
import { gotoHydrated } from "../support/hydrated.ts";
import { namingProblems } from "../support/named-controls.ts";
import { accessibilityProblems, wide, zoomed } from "../support/page-accessibility.ts";
import { mobileMenuButton } from "../support/site-parts.ts";
import { smallTargets } from "../support/target-size.ts";

// What has most of the site's parts. Every layout: tests/browser/matrix/accessibility.spec.ts.
for (const path of ["/", "/services/hosting/vps", "/contact", "/blog/a-key-in-the-repository"]) {
  test(`${path}: keyboard, zoom, spacing, targets, contrast theme, less motion, names`, async ({
    sharedPage: page,
  }) => {
    expect(await accessibilityProblems(page, path)).toEqual({});
  });
}

test("header and footer are walked through in order, wide and zoomed in", async ({ sharedPage: page }) => {
  for (const size of [wide, zoomed]) {
    await page.setViewportSize(size);
    await gotoHydrated(page, "/about");
    // The top bar has scrolled away by then, and has to come back for its links.
    await page.evaluate(() => scrollTo(0, 600));
    for (const part of ["header", "footer"]) {
      expect(await focusProblems(page, part, "Tab")).toEqual([]);
      expect(await focusProblems(page, part, "Shift+Tab")).toEqual([]);
    }
  }
});

test("the mobile menu names its controls and has no target that is too small", async ({
  sharedPage: page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await gotoHydrated(page, "/about");
  await mobileMenuButton(page).click();
  expect(await namingProblems(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
});
