import { expect, type Page, test } from "@playwright/test";

import { gotoHydrated } from "../support/hydrated.ts";
import {
  newsletterField,
  newsletterThanks,
  searchButton,
  searchDialog,
  themeToggle,
} from "../support/site-parts.ts";

// What a visitor presses while the frame's script is on its way is answered when it has come, once.

const article = "/blog/postgres-major-upgrade";

test.use({ viewport: { width: 1280, height: 800 }, colorScheme: "light" });
test.beforeEach(async ({ page }) => {
  await page.route("**/frame.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await route.continue();
  });
});

const expectNoAnswerYet = (page: Page) => expect(page.locator("html")).not.toHaveAttribute("data-ready");

test("the search opens by its button", async ({ page }) => {
  await page.goto("/about");
  await searchButton(page).click();
  await expectNoAnswerYet(page);
  await expect(searchDialog(page).getByRole("searchbox")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(searchButton(page)).toBeFocused();
});

for (const key of ["/", "Control+k"]) {
  test(`the search opens by ${key}`, { tag: "@full" }, async ({ page }) => {
    await page.goto("/about");
    await page.keyboard.press(key);
    await expectNoAnswerYet(page);
    await expect(searchDialog(page).getByRole("searchbox")).toBeFocused();
    await expect(searchDialog(page).getByRole("searchbox")).toHaveValue("");
  });
}

test("a slash that is typed into a field stays one", { tag: "@full" }, async ({ page }) => {
  await page.goto("/about");
  await newsletterField(page).pressSequentially("a/b");
  await expectNoAnswerYet(page);
  await expect(page.locator("html")).toHaveAttribute("data-ready");
  await expect(newsletterField(page)).toHaveValue("a/b");
  await expect(searchDialog(page)).toHaveCount(0);
});

test("the theme is switched, and not back again", async ({ page }) => {
  await page.goto("/about");
  await themeToggle(page).click();
  await expectNoAnswerYet(page);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await gotoHydrated(page, "/terms");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("code is copied", { tag: "@full" }, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(article);
  const code = page.locator(".prose .code").first();
  await code.getByRole("button", { name: "Copy" }).click();
  await expectNoAnswerYet(page);
  await expect(code.getByRole("button")).toHaveText("Copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await code.locator("code").textContent(),
  );
});

test("the newsletter is sent, and the address stays out of the page's", async ({ page }) => {
  await page.goto("/about");
  await newsletterField(page).fill("someone@company.example");
  await page.keyboard.press("Enter");
  await expectNoAnswerYet(page);
  await expect(newsletterThanks(page)).toBeFocused();
  await expect(page).toHaveURL("/about");
});

test("a menu opens at once and stays open", { tag: "@full" }, async ({ page }) => {
  await page.goto("/about");
  const menu = page.getByRole("navigation", { name: "Main" }).locator("details").first();
  await menu.locator("summary").click();
  await expect(menu).toHaveAttribute("open", "");
  await expectNoAnswerYet(page);
  await expect(page.locator("html")).toHaveAttribute("data-ready");
  await expect(menu).toHaveAttribute("open", "");
});
