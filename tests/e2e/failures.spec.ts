import { expect, test } from "@playwright/test";

import { gotoHydrated } from "../support/hydrated.ts";

test.use({ viewport: { width: 1280, height: 800 } });

test("an unknown address answers 404 with a page that helps on and does not repeat it", async ({ page }) => {
  const response = await gotoHydrated(page, "/services/cloud/%3Cimg%20src=x%3E");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expect(page.getByRole("main")).not.toContainText("img");
  await page.getByRole("main").locator('a[href="/services/hosting"]').first().click();
  await expect(page).toHaveURL("/services/hosting");
});

test("a page that breaks while rendering shows the error page in the site's own look, with a way home", async ({
  page,
}) => {
  await gotoHydrated(page, "/");
  // Whatever module the next page loads now throws when rendered.
  await page.route("**/assets/page-*.js", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: "export default function Broken() { throw new Error('broken on purpose') }",
    }),
  );
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Something broke on this page." })).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("broken on purpose");
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(page).toHaveTitle(/^Something broke/);

  await page.unroute("**/assets/page-*.js");
  await page.getByRole("link", { name: "Back to the home page" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Premier Cloud Solutions" })).toBeVisible();
});
