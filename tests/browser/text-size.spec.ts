import { expect } from "@playwright/test";

import { test } from "../support/axe.ts";
import { gotoHydrated } from "../support/hydrated.ts";
import { smallTexts, widths } from "../support/text-size.ts";

// Every page: tests/browser/matrix/text-size.spec.ts; every layout, wide and zoomed in: accessibility.spec.ts.
test("no chart of the carousel has text under 12 pixels", { tag: "@full" }, async ({ sharedPage: page }) => {
  await gotoHydrated(page, "/");
  const slides = page.getByRole("group", { name: "Choose a slide" }).getByRole("button");
  for (const slide of await slides.all()) {
    await slide.click();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect(await smallTexts(page)).toEqual([]);
    }
  }
});
