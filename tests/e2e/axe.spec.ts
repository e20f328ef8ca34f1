import { expect } from "@playwright/test";

import { pages } from "../../app/site-map.ts";
import { axeProblemsAtAllWidths, test } from "../support/axe.ts";
import { gotoHydrated } from "../support/hydrated.ts";

for (const path of [...pages.map((page) => page.path), "/no/such-page"]) {
  test(`axe finds nothing on ${path}`, async ({ sharedPage: page }) => {
    await gotoHydrated(page, path);
    expect(await axeProblemsAtAllWidths(page)).toEqual([]);
  });
}
