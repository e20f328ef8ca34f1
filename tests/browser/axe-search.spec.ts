import { expect, type Page } from "@playwright/test";

import { axeProblemsAtAllWidths, test } from "../support/axe.ts";
import { gotoHydrated } from "../support/hydrated.ts";
import { searchButton, searchDialog } from "../support/site-parts.ts";

async function openSearch(page: Page) {
  await page.setViewportSize({ width: 1280, height: 900 });
  await gotoHydrated(page, "/forgot-password");
  await searchButton(page).click();
  await expect(searchDialog(page)).toBeVisible();
}

test(
  "axe finds nothing in the search with suggestions and with results",
  { tag: "@full" },
  async ({ sharedPage: page }) => {
    await openSearch(page);
    expect(await axeProblemsAtAllWidths(page, "dialog[open]")).toEqual([]);
    await searchDialog(page).getByRole("searchbox").fill("vps");
    await expect(searchDialog(page).getByRole("link", { name: "VPS Hosting Plans" })).toBeVisible();
    expect(await axeProblemsAtAllWidths(page, "dialog[open]")).toEqual([]);
    // With a result in focus its row has another colour.
    await page.keyboard.press("ArrowDown");
    expect(await axeProblemsAtAllWidths(page, "dialog[open]")).toEqual([]);
  },
);

test(
  "axe finds nothing in the search with some words found, with none, and after a failure",
  { tag: "@full" },
  async ({ sharedPage: page }) => {
    await openSearch(page);
    for (const [typed, text] of [
      ["vps xyzzy", /^Nothing on this site has all of these words/],
      ["xyzzy", /^Nothing on this site matches/],
    ] as const) {
      await searchDialog(page).getByRole("searchbox").fill(typed);
      await expect(searchDialog(page).getByText(text).last()).toBeVisible();
      expect(await axeProblemsAtAllWidths(page, "dialog[open]")).toEqual([]);
    }
    await page.route("**/search-index.json", (route) => route.abort());
    await openSearch(page);
    await searchDialog(page).getByRole("searchbox").fill("vps");
    await expect(searchDialog(page).getByRole("button", { name: "Try again" })).toBeVisible();
    expect(await axeProblemsAtAllWidths(page, "dialog[open]")).toEqual([]);
    await page.unroute("**/search-index.json");
  },
);

test(
  "axe finds nothing on the not-found page with results",
  { tag: "@full" },
  async ({ sharedPage: page }) => {
    await gotoHydrated(page, "/services/vps-hosting");
    await expect(page.getByRole("main").getByRole("link", { name: "VPS Hosting Plans" })).toBeVisible();
    expect(await axeProblemsAtAllWidths(page)).toEqual([]);
  },
);
