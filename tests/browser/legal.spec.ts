import { expect, test } from "@playwright/test";

import { identity } from "../../app/identity.ts";
import { gotoHydrated } from "../support/hydrated.ts";
import { contactForm, themeToggle } from "../support/site-parts.ts";
import { stubMap } from "../support/stub-map.ts";

test("the contents stay beside the text and lead to each section, by keyboard too", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await gotoHydrated(page, "/terms");
  const contents = page.getByRole("navigation", { name: "On this page" });
  await contents.getByRole("link", { name: "Law and disputes" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/terms#law");
  await expect(page.getByRole("heading", { name: "Law and disputes" })).toBeInViewport();
  await expect(contents.getByRole("link").first()).toBeInViewport();
  await expect(contents.getByRole("link").last()).toBeInViewport();
});

test("the list of what the site keeps in a browser is complete", async ({ page, context }) => {
  await stubMap(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await gotoHydrated(page, "/contact");
  await themeToggle(page).click();
  await contactForm(page).getByLabel("Name").fill("Asha Rao");
  await gotoHydrated(page, "/cookies");
  const listed = await page.locator("#storage code").allTextContents();
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(stored.toSorted()).toEqual(listed.toSorted());
  expect((await context.cookies()).map((cookie) => cookie.name)).toEqual([]);
});

test("on paper there is the text, in dark on light, with the addresses of its links", async ({ page }) => {
  await page.setViewportSize({ width: 718, height: 1000 });
  await gotoHydrated(page, "/privacy");
  await page.evaluate(() => (document.documentElement.dataset.theme = "dark"));
  const address = page.getByText(`(${identity.siteUrl}/cookies#storage)`);
  await expect(address).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("navigation", { name: "On this page" })).toBeHidden();
  await expect(page.getByRole("heading", { name: "Your rights" })).toBeVisible();
  await expect(address).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("light");
});

test("the table of cookie types fits a narrow phone and keeps its labels", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await gotoHydrated(page, "/cookies");
  const table = page.getByRole("table", { name: /^Types of cookies/ });
  await expect(table.getByText("Status").nth(1)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
