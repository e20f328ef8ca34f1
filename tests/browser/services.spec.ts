import { expect } from "@playwright/test";

import { axeProblemsAtAllWidths, test } from "../support/axe.ts";
import { gotoHydrated } from "../support/hydrated.ts";

test("an area leads to its shelf, and a row of the shelf to its service", async ({ sharedPage: page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await gotoHydrated(page, "/services");
  await page
    .getByRole("navigation", { name: "Areas on this page" })
    .getByRole("link", { name: /Email/ })
    .click();
  await expect(page).toHaveURL("/services#email");
  const row = page.locator("#email li", { hasText: "Zoho Mail" });
  await expect(row).toBeInViewport();
  await expect(row).toContainText("from $1 per user per month");
  // Anywhere in the row: its link covers it.
  await row.click();
  await expect(page).toHaveURL("/services/email/zoho");
});

test("axe finds nothing on the list of services", { tag: "@full" }, async ({ sharedPage: page }) => {
  await gotoHydrated(page, "/services");
  expect(await axeProblemsAtAllWidths(page)).toEqual([]);
});
