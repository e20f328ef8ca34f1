import { expect, test } from "@playwright/test";

import { batches, crawl } from "../support/crawl.ts";

// What npm test does at 320 px, where things break first, on the screens that most visitors have.
for (const [name, width, height] of [
  ["phone", 390, 844],
  ["tablet", 820, 1180],
  ["desktop", 1440, 900],
] as const) {
  test.describe(name, () => {
    test.use({ viewport: { width, height }, colorScheme: "dark", timezoneId: "America/New_York" });

    for (const batch of batches) {
      test(`clean on a ${name}, in the dark: ${batch.join(" ")}`, async ({ page, baseURL }) => {
        expect(await crawl(page, baseURL ?? "", batch)).toEqual([]);
      });
    }
  });
}
