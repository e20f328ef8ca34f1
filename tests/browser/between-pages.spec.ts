import { expect, type Page, test } from "@playwright/test";

import { gotoHydrated, untilHydrated } from "../support/hydrated.ts";

const footerLink = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Footer" }).getByRole("link", { name, exact: true });

const kubernetes = (page: Page) => footerLink(page, "Kubernetes & EKS");

// On a phone a section is laid out only when it comes near the screen.
for (const [device, width] of [
  ["a desk", 1280],
  ["a phone", 390],
] as const) {
  test(`${device}: a link opens a page at its top, and Back the one before where it was left`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await gotoHydrated(page, "/services/cloud/finops");
    const link = footerLink(page, "About");
    await link.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(2000);
    await link.click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("About");
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  });

  test(`${device}: a reloaded page stands where it was, before its scripts answer and after`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const top = () =>
      page.locator("#pricing").evaluate((section) => Math.round(section.getBoundingClientRect().top));
    await gotoHydrated(page, "/services/cloud/migration");
    await page.locator("#pricing").evaluate((section) => section.scrollIntoView({ behavior: "instant" }));
    const before = await top();
    await page.reload();
    await expect.poll(top).toBe(before);
    await untilHydrated(page);
    expect(await top()).toBe(before);
  });

  test(`${device}: a link to a part of another page opens there`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await gotoHydrated(page, "/privacy");
    await page.getByRole("main").locator("a[href='/cookies#storage']").click();
    await expect(page).toHaveURL("/cookies#storage");
    await expect(page.locator("#storage")).toBeInViewport();
  });
}

test("by keyboard each page begins with the way past its header", async ({ page }) => {
  await gotoHydrated(page, "/about");
  await footerLink(page, "Careers").focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/careers");
  await untilHydrated(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
});

for (const [reducedMotion, fades] of [
  ["no-preference", true],
  ["reduce", false],
] as const) {
  test(`one page ${fades ? "fades" : "does not fade"} into the next where motion is ${fades ? "welcome" : "not"}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      addEventListener("pagereveal", (event) =>
        Object.assign(window, { fades: Boolean((event as PageRevealEvent).viewTransition) }),
      );
    });
    await gotoHydrated(page, "/about");
    await footerLink(page, "Careers").click();
    await expect(page).toHaveURL("/careers");
    await expect.poll(() => page.evaluate(() => Reflect.get(window, "fades"))).toBe(fades);
  });
}

test.describe("ahead of a click", () => {
  test("the page behind a link under the pointer is fetched, before any script has come", async ({
    page,
  }) => {
    const fetched = await documentsFetchedAhead(page);
    await page.route(/\.js$/, () => {});
    await page.goto("/about");
    await kubernetes(page).hover();
    await expect.poll(fetched).toContain("/services/cloud/kubernetes");
    await kubernetes(page).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Kubernetes");
  });

  test("a place on the same page and an address with a query are not", async ({ page }) => {
    const fetched = await documentsFetchedAhead(page);
    await page.goto("/services/hosting/shared");
    await page.getByRole("link", { name: "View Hosting Plans" }).hover();
    await rested(page);
    await page.locator('#plans a[href="/contact?plan=shared-business"]').hover();
    await rested(page);
    await kubernetes(page).hover();
    await expect.poll(fetched).toEqual(["/services/cloud/kubernetes"]);
  });
});

/** Until a pointer that came to a link before this has been there for longer than a browser takes for interest. */
async function rested(page: Page): Promise<void> {
  const since = await page.evaluate(() => performance.now());
  await page.waitForFunction((start) => performance.now() - start > 300, since);
}

async function documentsFetchedAhead(page: Page): Promise<() => string[]> {
  const paths = new Set<string>();
  const session = await page.context().newCDPSession(page);
  session.on("Preload.prefetchStatusUpdated", ({ key }) => paths.add(new URL(key.url).pathname));
  await session.send("Preload.enable");
  return () => [...paths];
}
