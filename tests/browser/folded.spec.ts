import { expect, test, type Page } from "@playwright/test";

import { gotoHydrated } from "../support/hydrated.ts";

const path = "/services/security/penetration-vulnerability";
const phone = { width: 390, height: 844 };

const summary = (page: Page) => page.locator("summary", { hasText: "Mobile Apps" });
const detail = (page: Page) => page.getByText("OWASP MASVS for iOS and Android");

test.describe("on a phone", () => {
  test.use({ viewport: phone, hasTouch: true });

  test("detail is folded away, and a touch opens and closes it", async ({ page }) => {
    await gotoHydrated(page, path);
    await expect(detail(page)).toBeHidden();
    await summary(page).tap();
    await expect(detail(page)).toBeVisible();
    await summary(page).tap();
    await expect(detail(page)).toBeHidden();
  });

  test("it opens by keyboard, and its title stays a heading", { tag: "@full" }, async ({ page }) => {
    await gotoHydrated(page, path);
    await summary(page).focus();
    await page.keyboard.press("Enter");
    await expect(detail(page)).toBeVisible();
    await expect(page.getByRole("heading", { name: "Mobile Apps" })).toBeVisible();
  });

  test("it is printed open", { tag: "@full" }, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: "print" });
    await expect(detail(page)).toBeVisible();
  });
});

test.describe("on a phone without JavaScript", () => {
  test.use({ viewport: phone, javaScriptEnabled: false });

  test("it opens all the same", async ({ page }) => {
    await page.goto(path);
    await summary(page).click();
    await expect(detail(page)).toBeVisible();
  });
});

test("on a wide screen everything stands open, and the title takes neither focus nor clicks", async ({
  page,
}) => {
  await gotoHydrated(page, path);
  await expect(detail(page)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Mobile Apps" })).toBeVisible();
  await summary(page).evaluate((element: HTMLElement) => element.focus());
  await expect(summary(page)).not.toBeFocused();
  await expect(summary(page)).toHaveCSS("pointer-events", "none");
});

test("what is folded at every width opens on a wide screen too", { tag: "@full" }, async ({ page }) => {
  await gotoHydrated(page, path);
  const table = page.getByRole("table").filter({ hasText: "It tells you" });
  await expect(table).toBeHidden();
  await page.locator("summary", { hasText: "What a scan, a test and continuous testing tell you" }).click();
  await expect(table).toBeVisible();
});
