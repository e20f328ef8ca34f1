import { expect, type Page, test } from "@playwright/test";

import { listMenus, megaMenus } from "../../app/navigation.ts";
import { gotoHydrated } from "../support/hydrated.ts";
import { mobileMenu, mobileMenuButton } from "../support/site-parts.ts";
import { untilIdle } from "../support/until-idle.ts";

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

const section = (page: Page, label: string) => mobileMenu(page).locator("summary", { hasText: label });

async function open(page: Page) {
  await mobileMenuButton(page).tap();
  await expect(mobileMenu(page)).toBeVisible();
}

test("has every page of the wide menus, one section open at a time", async ({ page }) => {
  await gotoHydrated(page, "/");
  await open(page);
  for (const { label, categories } of megaMenus) {
    if (label !== "Services") await section(page, label).tap();
    for (const { path } of categories.flatMap((category) => [category, ...(category.children ?? [])])) {
      await expect(mobileMenu(page).locator(`a[href="${path}"]:visible`)).toHaveCount(1);
    }
    await expect(mobileMenu(page).locator("details[open]")).toHaveCount(1);
  }
  for (const { label, items } of listMenus) {
    await section(page, label).tap();
    await expect(mobileMenu(page).locator("details[open]").getByRole("link")).toHaveCount(items.length);
  }
  await section(page, "Support").tap();
  await expect(mobileMenu(page).locator("details[open]")).toHaveCount(0);
  await expect(mobileMenu(page).getByRole("link", { name: "Get Started Today" })).toHaveAttribute(
    "href",
    "/contact",
  );
});

test("is no higher than the screen and scrolls inside", async ({ page }) => {
  await gotoHydrated(page, "/");
  await open(page);
  const { height, scrolls } = await mobileMenu(page).evaluate((element) => {
    const list = element.querySelector("nav");
    return { height: element.clientHeight, scrolls: !!list && list.scrollHeight > list.clientHeight };
  });
  expect(height).toBeLessThanOrEqual(640);
  expect(scrolls).toBe(true);
});

test("the page behind it can be neither scrolled nor reached", { tag: "@full" }, async ({ page }) => {
  await gotoHydrated(page, "/");
  await open(page);
  await page.mouse.wheel(0, 600);
  await untilIdle(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press("Tab");
    const outside = await page.evaluate(
      () => document.activeElement?.closest("main, footer, header > div")?.tagName,
    );
    expect(outside).toBeUndefined();
  }
});

test("closes on Escape and gives focus back to the button", async ({ page }) => {
  await gotoHydrated(page, "/");
  await open(page);
  await page.keyboard.press("Escape");
  await expect(mobileMenu(page)).toBeHidden();
  await expect(mobileMenuButton(page)).toBeFocused();
});

test(
  "closes by its button, on choosing a link, and on a link to the page one is on",
  { tag: "@full" },
  async ({ page }) => {
    await gotoHydrated(page, "/");
    await open(page);
    await mobileMenu(page).getByRole("button", { name: "Close menu" }).tap();
    await expect(mobileMenu(page)).toBeHidden();

    await open(page);
    await mobileMenu(page).getByRole("link", { name: "AWS Management" }).tap();
    await expect(page).toHaveURL("/services/cloud/aws");
    await expect(mobileMenu(page)).toBeHidden();

    await open(page);
    await mobileMenu(page).getByRole("link", { name: "AWS Management" }).tap();
    await expect(mobileMenu(page)).toBeHidden();
  },
);

test("closes when an anchor is followed or the visitor goes back", { tag: "@full" }, async ({ page }) => {
  await gotoHydrated(page, "/services/hosting/shared");
  await open(page);
  await page.evaluate(() => {
    window.location.hash = "plans";
  });
  await expect(mobileMenu(page)).toBeHidden();
  await open(page);
  await page.goBack();
  await expect(mobileMenu(page)).toBeHidden();
});

test("closes when the window grows to the wide menu", { tag: "@full" }, async ({ page }) => {
  await gotoHydrated(page, "/");
  await open(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(mobileMenu(page)).toBeHidden();
});
