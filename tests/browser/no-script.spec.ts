import { expect, test } from "@playwright/test";

import { mainMenu, menuOpener, mobileMenuButton, themeToggle } from "../support/site-parts.ts";

test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });

test("the menus open and lead on", async ({ page }) => {
  await page.goto("/");
  await menuOpener(page, "Services").click();
  await mainMenu(page).getByRole("link", { name: "Kubernetes & EKS" }).click();
  await expect(page).toHaveURL("/services/cloud/kubernetes");
});

test("all four slides can be read, and no control is there that does nothing", async ({ page }) => {
  await page.goto("/");
  for (const title of [
    "Premier Cloud Solutions",
    "Advanced Cybersecurity",
    "AI-Powered Solutions",
    "Reliable Hosting Solutions",
  ]) {
    const heading = page.getByRole("heading", { name: title });
    await expect(heading).toBeVisible();
    // Nor is it transparent, which counts as visible.
    expect(await heading.evaluate((element) => element.checkVisibility({ opacityProperty: true }))).toBe(
      true,
    );
  }
  await expect(page.getByRole("button", { name: "Next slide" })).toBeHidden();
  await expect(themeToggle(page)).toBeHidden();
});

test("prices are there", async ({ page }) => {
  await page.goto("/services/hosting/vps");
  for (const price of ["$29", "$59", "$119"])
    await expect(page.getByText(price, { exact: true }).first()).toBeVisible();
});

test("the newsletter says what to do instead", async ({ page }) => {
  await page.goto("/about");
  await expect(page.getByRole("contentinfo").getByText("The form needs JavaScript.")).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("the mobile menu opens and leads on", async ({ page }) => {
    await page.goto("/");
    await mobileMenuButton(page).tap();
    await page.getByRole("dialog").getByRole("link", { name: "VPS Hosting" }).tap();
    await expect(page).toHaveURL("/services/hosting/vps");
  });
});
