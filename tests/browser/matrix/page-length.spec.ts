import { expect, test } from "@playwright/test";

import { batches } from "../../support/crawl.ts";

/** How long a page may be on a phone, in pixels: a visitor looks for a price and a way to ask. */
const longest = 9000;

test.use({ viewport: { width: 390, height: 844 } });

for (const batch of batches) {
  test(`no page is longer than ${longest} pixels on a phone: ${batch.join(" ")}`, async ({ page }) => {
    const heights: Record<string, number> = {};
    for (const path of batch) {
      await page.goto(path);
      heights[path] = await page.evaluate(() => document.documentElement.scrollHeight);
    }
    const tooLong = Object.entries(heights).filter(([, height]) => height > longest);
    expect(Object.fromEntries(tooLong)).toEqual({});
  });
}
