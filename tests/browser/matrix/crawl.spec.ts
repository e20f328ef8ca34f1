import { expect, test } from "@playwright/test";

import { batches, crawl, harshest } from "../../support/crawl.ts";

const dark = { colorScheme: "dark", timezoneId: "America/New_York" } as const;
const visitors = {
  "at 320 px, in an odd time zone": harshest,
  "on a phone, in the dark": { viewport: { width: 390, height: 844 }, ...dark },
  "on a tablet, in the dark": { viewport: { width: 820, height: 1180 }, ...dark },
  "on a desktop, in the dark": { viewport: { width: 1440, height: 900 }, ...dark },
};

for (const [name, settings] of Object.entries(visitors)) {
  test.describe(name, () => {
    test.use(settings);

    for (const batch of batches) {
      test(`clean ${name}, with a hostile query: ${batch.join(" ")}`, async ({ page, baseURL }) => {
        expect(await crawl(page, baseURL ?? "", batch)).toEqual([]);
      });
    }
  });
}
