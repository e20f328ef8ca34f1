import { expect, test } from "@playwright/test";

import { holdModules } from "../support/hold-modules.ts";
import { gotoHydrated, untilHydrated } from "../support/hydrated.ts";
import { slideInView } from "../support/site-parts.ts";
import { untilIdle } from "../support/until-idle.ts";

test.use({ viewport: { width: 1280, height: 900 } });

test("no module is asked for before the load event unless the visitor acts", async ({ page }) => {
  const early: string[] = [];
  let loaded = false;
  page.on("load", () => (loaded = true));
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (!loaded && pathname.endsWith(".js") && !pathname.includes("/start-")) early.push(pathname);
  });
  // A mouse at rest where the page appears is no act, though the page hears of it.
  await page.mouse.move(400, 300);
  await gotoHydrated(page, "/");
  expect(early).toEqual([]);
});

test("a page that is rendered ahead starts nothing before it is seen", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(document, "prerendering", { value: true, configurable: true }),
  );
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/");
  await untilIdle(page);
  expect(asked.filter((path) => path.endsWith(".js"))).toEqual([expect.stringContaining("/start-")]);
  await page.evaluate(() => {
    Object.defineProperty(document, "prerendering", { value: false });
    document.dispatchEvent(new Event("prerenderingchange"));
  });
  await untilHydrated(page);
});

test("a click on a carousel control before hydration is answered after it, once", async ({ page }) => {
  const release = await holdModules(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Next slide" }).click();
  await release();
  await expect(slideInView(page)).toHaveAttribute("aria-label", "2 of 4");
});

test("a menu opens before hydration and stays open", async ({ page }) => {
  const release = await holdModules(page);
  await page.goto("/");
  const services = page.getByRole("navigation", { name: "Main" }).locator("details").first();
  await services.locator("summary").click();
  await expect(services).toHaveAttribute("open", "");
  await release();
  await expect(services).toHaveAttribute("open", "");
});

test("a form sent before hydration neither reloads the page nor is lost", async ({ page }) => {
  const release = await holdModules(page);
  await page.goto("/about");
  const form = page.getByRole("form", { name: "Newsletter" });
  await form.getByLabel("Email address").fill("someone@company.example");
  await form.getByRole("button", { name: "Subscribe" }).click();
  expect(new URL(page.url()).search).toBe("");
  await release();
  await expect(page.getByText("Thank you for subscribing!")).toBeVisible();
});

test("a link followed before hydration leads on", async ({ page }) => {
  await holdModules(page);
  await page.goto("/");
  await page.getByRole("link", { name: "Explore cloud" }).click();
  await expect(page).toHaveURL("/services/cloud");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("the mobile menu opens before hydration and stays open", async ({ page }) => {
    const release = await holdModules(page);
    await page.goto("/");
    await page.getByRole("button", { name: "Open menu" }).tap();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    await release();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  });
});
