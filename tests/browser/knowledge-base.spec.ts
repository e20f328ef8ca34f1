import { expect, type Page, test } from "@playwright/test";

import { axeProblemsAtAllWidths, test as axeTest } from "../support/axe.ts";
import { gotoHydrated } from "../support/hydrated.ts";

const path = "/support/knowledge-base";
const box = (page: Page) => page.getByRole("searchbox", { name: "What do you need to know?" });
const outcome = (page: Page) => page.locator("#search-results");
const status = (page: Page) => page.getByRole("main").getByRole("status");
const links = (page: Page) => page.locator(`main a[href^="${path}/"]`);

test("help is found as one types, marked and kept in the address", async ({ page }) => {
  await gotoHydrated(page, path);
  await expect(links(page)).toHaveCount(24);
  await box(page).pressSequentially("invoice");
  await expect(outcome(page)).toHaveText(/articles? found/);
  await expect(links(page).first()).toContainText("How do I read my invoice?");
  await expect(links(page).first().locator("mark").first()).toHaveText(/invoice/i);
  await expect(status(page)).toHaveText(/articles? found/);
  await expect(page).toHaveURL(/\?q=invoice$/);
  await links(page).first().click();
  await expect(page.locator(".prose p").first()).toBeVisible();
  await page.goBack();
  await expect(box(page)).toHaveValue("invoice");
  await expect(outcome(page)).toHaveText(/articles? found/);
});

test("what is nowhere leads to a person", async ({ page }) => {
  await gotoHydrated(page, `${path}?q=${encodeURIComponent('zzz (*["🚀')}`);
  await expect(outcome(page)).toHaveText("No article matches that.");
  await expect(
    page.getByRole("main").getByRole("link", { name: "ask an engineer", exact: true }),
  ).toHaveAttribute("href", "/contact");
  await page.getByRole("button", { name: "Show all again" }).click();
  await expect(links(page)).toHaveCount(24);
});

axeTest(
  "axe finds nothing in the knowledge base with results and without",
  { tag: "@full" },
  async ({ sharedPage: page }) => {
    for (const query of ["dns", "zzzz"]) {
      await gotoHydrated(page, `${path}?q=${query}`);
      await expect(outcome(page)).toHaveText(/found|matches/);
      expect(await axeProblemsAtAllWidths(page)).toEqual([]);
    }
  },
);
