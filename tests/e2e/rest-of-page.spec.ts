import { expect, type Page, test } from "@playwright/test";

import { untilHydrated } from "../support/hydrated.ts";

const narrowFont = /instrument-sans-narrow.*\.woff2$/;

test("what is below the first screen is laid out after the narrow font has come", async ({ page }) => {
  const { promise: fontMayCome, resolve: letFontCome } = Promise.withResolvers<void>();
  await page.route(narrowFont, async (route) => {
    await fontMayCome;
    await route.continue();
  });
  // Without its code the app does not start, which would not wait for the font.
  await page.route(/\/assets\/react-.*\.js$/, (route) => route.abort());
  await page.goto("/about");
  expect(await isSkipped(page)).toBe(true);
  const rules = page.locator("script[type=speculationrules]");
  await expect(rules).toHaveCount(0);
  letFontCome();
  await expect(page.locator("html")).not.toHaveAttribute("data-top-first");
  expect(await isSkipped(page)).toBe(false);
  await expect(page.locator("[style*='content-visibility']")).toHaveCount(0);
  // A browser that reads them sooner never renders ahead what is behind links further down.
  await expect(rules).toHaveCount(1);
});

test("the app starts on a page that is laid out, font or not", async ({ page }) => {
  await page.route(narrowFont, () => {});
  await page.goto("/about");
  await untilHydrated(page);
  expect(await isSkipped(page)).toBe(false);
});

test("without the script that lays it out it can be read to its end", async ({ page }) => {
  await page.route(/\/assets\/start-.*\.js$/, (route) => route.abort());
  await page.goto("/about");
  await expect(page.locator("html")).toHaveAttribute("data-top-first");
  const last = page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).first();
  await expect(async () => {
    await page.keyboard.press("End");
    await expect(last).toBeInViewport({ timeout: 500 });
  }).toPass();
});

test("styles that come late are applied to the first screen first, then to each part near it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await page.addInitScript(() => {
    const steps: string[] = [];
    Object.assign(window, { steps });
    new MutationObserver((records) => {
      for (const { target } of records)
        if (target instanceof HTMLElement && target.matches(".price-area"))
          steps.push(target.style.contentVisibility);
    }).observe(document, { subtree: true, attributeFilter: ["style"] });
  });
  await page.goto("/pricing");
  await expect(page.locator("html")).not.toHaveAttribute("data-top-first");
  const steps = await page.evaluate(() => (window as unknown as { steps: string[] }).steps);
  // All of them in one step, before the first is laid out again.
  expect(steps.findIndex((step) => step !== "hidden")).toBeGreaterThan(3);
  await expect(page.locator(".price-area").last().locator("*").first()).toBeVisible();
});

test("a page that opens at a place further down is laid out at once", async ({ page }) => {
  await page.goto("/pricing#estimate");
  expect(await isSkipped(page)).toBe(false);
  await expect(page.locator("#estimate")).toBeInViewport();
});

test("a reloaded page stands where it was", async ({ page }) => {
  await page.goto("/services/cloud/migration");
  await untilHydrated(page);
  await page.locator("#pricing").evaluate((section) => section.scrollIntoView({ behavior: "instant" }));
  const before = await topOf(page, "#pricing");
  await page.reload();
  await expect.poll(() => topOf(page, "#pricing")).toBe(before);
  await untilHydrated(page);
  expect(await topOf(page, "#pricing")).toBe(before);
});

test("after a link in the app the heading comes first, then the drawing beside it, then the rest", async ({
  page,
}) => {
  await page.goto("/about");
  await untilHydrated(page);
  await page.evaluate(() => {
    const parts = { heading: ".price-intro h1", drawing: ".price-chart svg", rest: "#estimate h2" };
    const order: string[][] = [];
    Object.assign(window, { order });
    new MutationObserver(() => {
      const came = Object.entries(parts).filter(
        ([name, selector]) => !order.flat().includes(name) && document.querySelector(selector),
      );
      if (came.length > 0) order.push(came.map(([name]) => name));
    }).observe(document.body, { childList: true, subtree: true });
  });
  // By key: what a mouse rested on is the browser's to open.
  await page.getByRole("contentinfo").getByRole("link", { name: "Pricing", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#estimate h2")).toBeAttached();
  const order = await page.evaluate(() => (window as unknown as { order: string[][] }).order);
  expect(order).toEqual([["heading"], ["drawing"], ["rest"]]);
});

/** Whether the browser has put off the page's last heading. */
function isSkipped(page: Page): Promise<boolean> {
  return page
    .locator("main > section:last-child h2")
    .evaluate((heading) => !heading.checkVisibility({ contentVisibilityAuto: true }));
}

function topOf(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));
}
