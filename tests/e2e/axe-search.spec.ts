import { expect } from "@playwright/test";

import { axeProblemsAtAllWidths, test } from "../support/axe.ts";
import { gotoHydrated } from "../support/hydrated.ts";

test("axe finds nothing in the search: suggestions, results, some words, no result, failure", async ({
  sharedPage: page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await gotoHydrated(page, "/about");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Search" });
  for (const [typed, state] of [
    ["", dialog.getByRole("list", { name: "Main areas" })],
    ["vps", dialog.getByRole("link", { name: "VPS Hosting Plans" })],
    ["vps xyzzy", dialog.getByText(/^Nothing has all of these words/).last()],
    ["xyzzy", dialog.getByText("Nothing on this site matches that.")],
  ] as const) {
    await dialog.getByRole("searchbox").fill(typed);
    await expect(state).toBeVisible();
    expect(await axeProblemsAtAllWidths(page)).toEqual([]);
  }
  // With a result in focus its row has another colour.
  await dialog.getByRole("searchbox").fill("vps");
  await page.keyboard.press("ArrowDown");
  expect(await axeProblemsAtAllWidths(page)).toEqual([]);

  await page.route("**/search-index.json", (route) => route.abort());
  await gotoHydrated(page, "/about");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(dialog.getByRole("button", { name: "Try again" })).toBeVisible();
  expect(await axeProblemsAtAllWidths(page)).toEqual([]);
  await page.unroute("**/search-index.json");
});

test("axe finds nothing on the not-found page with results", async ({ sharedPage: page }) => {
  await gotoHydrated(page, "/services/vps-hosting");
  await expect(page.getByRole("main").getByRole("link", { name: "VPS Hosting Plans" })).toBeVisible();
  expect(await axeProblemsAtAllWidths(page)).toEqual([]);
});
