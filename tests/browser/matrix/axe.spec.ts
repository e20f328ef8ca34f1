import { expect } from "@playwright/test";

import { everyAddress, isText } from "../../support/article-pages.ts";
import { axeProblemsInEveryView, axeProblemsInTurn, test } from "../../support/axe.ts";
import { gotoAtRest } from "../../support/hydrated.ts";
import { stubMap } from "../../support/stub-map.ts";

for (const [turn, path] of [...everyAddress, "/no/such-page"].entries()) {
  test(`axe finds nothing on ${path}, ${isText(path) ? "in two views" : "in any view"}`, async ({
    sharedPage: page,
  }) => {
    if (path === "/contact") await stubMap(page);
    await gotoAtRest(page, path);
    expect(await (isText(path) ? axeProblemsInTurn(page, turn) : axeProblemsInEveryView(page))).toEqual([]);
    await page.unrouteAll();
  });
}
