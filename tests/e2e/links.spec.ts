import { expect, type Page, test } from "@playwright/test";

import { gotoHydrated } from "../support/hydrated.ts";
import { untilIdle } from "../support/until-idle.ts";

test("a link stays in the app; Back returns to where one was on the page", async ({ page }) => {
  await gotoHydrated(page, "/services/cloud/finops");
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const link = footerLink(page, "About");
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(2000);

  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("About");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});

test("a link to a part of another page opens there", async ({ page }) => {
  await gotoHydrated(page, "/privacy");
  await page.getByRole("main").locator("a[href='/cookies#storage']").click();
  await expect(page).toHaveURL(/\/cookies#storage$/);
  await expect(page.locator("#storage")).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
});

test("a click with a key held is the browser's: a new tab, and the page stays", async ({ page }) => {
  await gotoHydrated(page, "/about");
  const opened = page.context().waitForEvent("page");
  await footerLink(page, "Careers").click({ modifiers: ["ControlOrMeta"] });
  expect(new URL((await opened).url()).pathname).toBe("/careers");
  expect(new URL(page.url()).pathname).toBe("/about");
});

test("a link to the page one is on adds nothing to the history", async ({ page }) => {
  await gotoHydrated(page, "/about");
  const before = await page.evaluate(() => history.length);
  await footerLink(page, "About").click();
  await untilIdle(page);
  expect(await page.evaluate(() => history.length)).toBe(before);
});

test("a page with a style sheet of its own is shown with it, however late it comes", async ({ page }) => {
  await gotoHydrated(page, "/about");
  const sheets = () => page.evaluate(() => document.styleSheets.length);
  const before = await sheets();
  const sheet = Promise.withResolvers<void>();
  await page.route("**/*.css", async (route) => {
    await sheet.promise;
    await route.continue();
  });
  const heading = page.getByRole("heading", { level: 1, name: "Pricing" });
  await footerLink(page, "Pricing").click();
  await untilIdle(page);
  await expect(heading).toHaveCount(0);
  sheet.resolve();
  await expect(heading).toBeVisible();
  expect(await sheets()).toBe(before + 1);
});

function footerLink(page: Page, name: string) {
  return page.getByRole("navigation", { name: "Footer" }).getByRole("link", { name, exact: true });
}
