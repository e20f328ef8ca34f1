import { expect } from "@playwright/test";

import { everyAddress } from "../support/article-pages.ts";
import { test } from "../support/axe.ts";
import { gotoHydrated } from "../support/hydrated.ts";
import { smallTexts, tightWordSpaces } from "../support/text-size.ts";

/** Every page at every width; accessibility.spec.ts looks at one page of each layout. */
const widths = [360, 768, 1280];
const batchSize = 12;

for (let start = 0; start < everyAddress.length; start += batchSize) {
  const batch = everyAddress.slice(start, start + batchSize);
  test(`no text under 12 pixels, and words apart, on ${batch[0]} and the ${batch.length - 1} after it`, async ({
    sharedPage: page,
  }) => {
    const problems: string[] = [];
    for (const path of batch) {
      await gotoHydrated(page, path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const found = [...(await smallTexts(page)), ...(await tightWordSpaces(page))];
        problems.push(...found.map((text) => `${path} at ${width}: ${text}`));
      }
    }
    expect(problems).toEqual([]);
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
