import { expect, type Page, test } from "@playwright/test";

import { gotoHydrated } from "../support/hydrated.ts";
import { slideInView } from "../support/site-parts.ts";

test.use({ viewport: { width: 1280, height: 800 } });

const carouselCode = /\/assets\/[\w.-]*carousel[\w.-]*\.js/;

/** The carousel asks for this while it renders; nothing else on the page does. */
async function breakCarousel(page: Page) {
  await page.addInitScript(() => {
    const { matchMedia } = window;
    window.matchMedia = (query) => {
      if (query.includes("reduced-motion")) throw new Error("broken on purpose");
      return matchMedia.call(window, query);
    };
  });
}

const errorHeading = (page: Page) =>
  page.getByRole("main").getByRole("heading", { name: "Something broke on this page." });

/** What surrounds every page, and works: a menu opens and closes, and the footer's links are there. */
async function expectFrame(page: Page) {
  const menu = page.getByRole("navigation", { name: "Main" }).locator("details").first();
  await menu.locator("summary").click();
  await expect(menu.getByRole("link").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).not.toHaveAttribute("open");
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Terms" })).toBeVisible();
}

test("an unknown address answers 404 with a page that helps on and does not repeat it", async ({ page }) => {
  const response = await gotoHydrated(page, "/services/cloud/%3Cimg%20src=x%3E");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expect(page.getByRole("main")).not.toContainText("img");
  await page.getByRole("main").locator('a[href="/services/hosting"]').first().click();
  await expect(page).toHaveURL("/services/hosting");
});

test("an island that breaks shows the error page in its place, and the rest of the page stays", async ({
  page,
}) => {
  await breakCarousel(page);
  await gotoHydrated(page, "/");
  await expect(errorHeading(page)).toBeVisible();
  // The page itself is as good as it was.
  await expect(page).not.toHaveTitle(/broke/);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await expect(page.getByRole("main")).not.toContainText("broken on purpose");
  await expect(page.getByRole("main").getByRole("heading").nth(1)).toBeVisible();
  await expectFrame(page);
  await expect(page.getByRole("link", { name: "Back to the home page" })).toHaveAttribute("href", "/");
  await expect(page.getByRole("link", { name: /^\+/ }).first()).toBeVisible();

  const reloaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Load this page again" }).click();
  await reloaded;
});

test("an island whose code does not come leaves the page as it was built", async ({ page }) => {
  await page.route(carouselCode, (route) => route.abort());
  const failed = page.waitForEvent("console", (message) => message.text().includes("Error hydrating"));
  await page.goto("/");
  await failed;
  await expect(slideInView(page).getByRole("heading", { level: 1 })).toBeVisible();
  await expect(slideInView(page).getByRole("link")).toBeVisible();
  await expect(errorHeading(page)).toHaveCount(0);
  await expectFrame(page);
});

test("a search dialog that breaks is excused in the header, and the page stays", async ({ page }) => {
  await gotoHydrated(page, "/about");
  await page.evaluate(() => {
    HTMLDialogElement.prototype.showModal = () => {
      throw new Error("broken on purpose");
    };
  });
  await page.getByRole("banner").getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Search did not load.");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectFrame(page);
});
