import { expect, type Page, test } from "@playwright/test";

import { gotoWithFrozenClock } from "../support/frozen-clock.ts";
import { holdModules } from "../support/hold-modules.ts";
import { gotoAtRest, gotoHydrated } from "../support/hydrated.ts";
import { untilIdle } from "../support/until-idle.ts";

const link = (page: Page) => page.getByRole("contentinfo").getByRole("link", { name: "Kubernetes & EKS" });

test("a link under the pointer has its document fetched ahead, before React answers", async ({ page }) => {
  const fetched = await documentsFetchedAhead(page);
  await holdModules(page);
  await page.goto("/about");
  await link(page).hover();
  await expect.poll(fetched).toContain("/services/cloud/kubernetes");
});

test("and after: clicked then, it is left to the browser", async ({ page }) => {
  const fetched = await documentsFetchedAhead(page);
  await gotoAtRest(page, "/about");
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await link(page).hover();
  await expect.poll(fetched).toContain("/services/cloud/kubernetes");
  await rested(page);
  await link(page).click();
  await expect(page).toHaveURL("/services/cloud/kubernetes");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Kubernetes");
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(false);
});

test("a link that is clicked at once stays in the app; its code is fetched when a pointer reaches it", async ({
  page,
}) => {
  await gotoHydrated(page, "/about");
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const code = page.waitForRequest((request) => /\/assets\/page-.*\.js$/.test(request.url()));
  await link(page).hover();
  await code;
  await page.mouse.move(0, 0);
  await link(page).click();
  await expect(page).toHaveURL("/services/cloud/kubernetes");
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});

test("a place on the same page is not fetched ahead", async ({ page }) => {
  const fetched = await documentsFetchedAhead(page);
  await page.goto("/blog/restore-drill");
  await expect(page.locator("script[type=speculationrules]")).toHaveCount(1);
  await page.getByRole("navigation", { name: "In this article" }).getByRole("link").first().hover();
  await rested(page);
  await page.getByRole("main").getByRole("link", { name: "Blog", exact: true }).first().hover();
  await expect.poll(fetched).toContain("/blog");
  expect(fetched()).not.toContain("/blog/restore-drill");
});

test("where a browser renders nothing ahead, and by keyboard, links stay in the app", async ({ page }) => {
  await page.addInitScript(() => {
    HTMLScriptElement.supports = () => false;
  });
  await gotoHydrated(page, "/about");
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await link(page).hover();
  await rested(page);
  await link(page).click();
  await expect(page).toHaveURL("/services/cloud/kubernetes");
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).first().focus();
  await rested(page);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/about");
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});

test("a link's code is fetched when a key reaches it, though the page moves under the mouse", async ({
  page,
}) => {
  await gotoHydrated(page, "/about");
  await page.mouse.move(640, 450);
  const code = page.waitForRequest((request) => /\/assets\/page-.*\.js$/.test(request.url()));
  await link(page).focus();
  await expect(link(page)).toBeInViewport();
  await code;
});

test("while the address changes Chromium has no links to look at; the next page's are rendered ahead again", async ({
  page,
}) => {
  const fetched = await documentsFetchedAhead(page);
  const rules = page.locator("script[type=speculationrules]");
  await gotoAtRest(page, "/about");
  await page.evaluate(() => {
    window.navigation.addEventListener("navigate", () => {
      const { length } = document.querySelectorAll("script[type=speculationrules]");
      Object.assign(window, { rulesWhileItChanges: length });
    });
  });
  await link(page).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/services/cloud/kubernetes");
  expect(await page.evaluate(() => (window as { rulesWhileItChanges?: number }).rulesWhileItChanges)).toBe(0);
  await expect(rules).toHaveCount(1);
  const next = page.getByRole("main").getByRole("link", { name: "FinOps" }).first();
  await next.hover();
  await expect.poll(fetched).toContain("/services/cloud/finops");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the browser renders nothing ahead where the app opens links", async ({ page }) => {
    await gotoHydrated(page, "/about");
    await page.waitForLoadState("networkidle");
    await untilIdle(page);
    await expect(page.locator("script[type=speculationrules]")).toHaveCount(0);
  });

  test("on pages for reading it may", async ({ page }) => {
    await page.goto("/blog/restore-drill");
    await expect(page.locator("script[type=speculationrules]")).toHaveCount(1);
  });

  test("but no longer when the app has opened the next one", async ({ page }) => {
    await gotoAtRest(page, "/blog/restore-drill");
    await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).tap();
    await expect(page).toHaveURL("/careers");
    await untilIdle(page);
    await expect(page.locator("script[type=speculationrules]")).toHaveCount(0);
  });

  test("a link's code is fetched while the finger is still on it", async ({ page }) => {
    await gotoHydrated(page, "/about");
    // What waits as long as a mouse has to rest on a link never comes.
    await page.evaluate(() => {
      const { setTimeout } = window;
      window.setTimeout = ((run: () => void, ms?: number) =>
        ms === 100 ? 0 : setTimeout(run, ms)) as typeof setTimeout;
    });
    const box = await page.getByRole("main").getByRole("link", { name: "See our projects" }).boundingBox();
    const code = page.waitForRequest((request) => /\/assets\/page-.*\.js$/.test(request.url()));
    const session = await page.context().newCDPSession(page);
    const touchPoints = [{ x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 10 }];
    await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
    await code;
  });
});

test("for a visitor who saves data nothing is fetched ahead", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await gotoWithFrozenClock(page, "/about");
  await page.waitForLoadState("networkidle");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await link(page).hover();
  // Longer than a pointer has to rest on a link to count as interest.
  await page.clock.runFor(500);
  await page.clock.resume();
  await untilIdle(page);
  expect(asked).toEqual([]);
});

/** Until a pointer that came to a link before this has been there for longer than it takes to leave the link to the browser. */
async function rested(page: Page): Promise<void> {
  const since = await page.evaluate(() => performance.now());
  await page.waitForFunction((start) => performance.now() - start > 300, since);
}

async function documentsFetchedAhead(page: Page): Promise<() => string[]> {
  const paths: string[] = [];
  const session = await page.context().newCDPSession(page);
  session.on("Preload.prefetchStatusUpdated", ({ key }) => paths.push(new URL(key.url).pathname));
  await session.send("Preload.enable");
  return () => paths;
}
