import { expect } from "@playwright/test";

import { everyAddress } from "../support/article-pages.ts";
import { axeProblemsInEveryView, test } from "../support/axe.ts";
import { gotoHydrated } from "../support/hydrated.ts";
import { stubMap } from "../support/stub-map.ts";

for (const path of [...everyAddress, "/no/such-page"]) {
  test(`axe finds nothing in any view of ${path}`, async ({ sharedPage: page }) => {
    if (path === "/contact") await stubMap(page);
    await gotoHydrated(page, path);
    expect(await axeProblemsInEveryView(page)).toEqual([]);
    await page.unrouteAll();
  });
}
