import { expect } from "@playwright/test";

import { test } from "../support/axe.ts";
import { gotoHydrated } from "../support/hydrated.ts";
import { smallTexts, textProblems, widths } from "../support/text-size.ts";

// A page of each kind. Every page: tests/deep/text-size.spec.ts; every layout, wide and zoomed in: accessibility.spec.ts.
for (const path of [
  "/",
  "/services/hosting/vps",
  "/contact",
  "/careers/devops-engineer",
  "/blog/a-key-in-the-repository",
  "/support/knowledge-base/dns-records-for-mail",
]) {
  test(`no text under 12 pixels, and words apart, on ${path}`, async ({ sharedPage: page }) => {
    expect(await textProblems(page, path)).toEqual([]);
  });
}

test("no chart of the carousel has text under 12 pixels", async ({ sharedPage: page }) => {
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
