import { expect, test } from "@playwright/test";

import { crawl, harshest } from "../support/crawl.ts";
import { templates } from "../support/templates.ts";

test.use(harshest);

test("one page of each layout is clean at 320 px, in an odd time zone, with a hostile query", async ({
  page,
  baseURL,
}) => {
  expect(await crawl(page, baseURL ?? "", templates)).toEqual([]);
});
