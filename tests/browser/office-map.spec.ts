import { expect, type Page, type Route, test } from "@playwright/test";

import { identity } from "../../app/identity.ts";
import { gotoHydrated } from "../support/hydrated.ts";
import { mapAnswer, mapOrigin, stubMap } from "../support/stub-map.ts";

test.use({ viewport: { width: 1280, height: 720 } });

const frame = (page: Page) => page.getByTitle("Our Office");
const sketch = (page: Page) => page.getByText("A sketch without a scale.");
const mapLink = (page: Page) => page.getByRole("link", { name: "Open the map on its own" });

/** The map's documents that the page asks for from now on. */
async function watchMap(page: Page): Promise<string[]> {
  await stubMap(page);
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().startsWith(mapOrigin)) requests.push(request.url());
  });
  return requests;
}

/** Scrolls so that the frame's upper edge is this far above the window's lower edge. */
async function bringIn(page: Page, pixels: number) {
  await frame(page).evaluate((element, inside) => {
    const { top } = element.getBoundingClientRect();
    scrollTo({ top: scrollY + top - innerHeight + inside, behavior: "instant" });
  }, pixels);
}

test("the map is asked for once, when it is in view and not before", async ({ page }) => {
  const requests = await watchMap(page);
  await gotoHydrated(page, "/contact");
  await page.waitForLoadState("networkidle");
  await bringIn(page, -10);
  await page.waitForLoadState("networkidle");
  expect(requests).toEqual([]);
  await expect(sketch(page)).toBeVisible();
  await expect(mapLink(page)).toHaveAttribute("href", identity.map.linkUrl);

  await bringIn(page, 100);
  await expect(frame(page)).toBeVisible();
  await expect(page.frameLocator("iframe").getByText("Zoom in")).toBeVisible();
  expect(requests).toEqual([identity.map.embedUrl]);
  await bringIn(page, -300);
  await bringIn(page, 300);
  await expect(frame(page)).toBeVisible();
  expect(requests).toEqual([identity.map.embedUrl]);
});

test(
  "without a network the sketch and the link stay; the map comes with the network",
  { tag: "@full" },
  async ({ page, context }) => {
    const requests = await watchMap(page);
    await gotoHydrated(page, "/contact");
    await context.setOffline(true);
    await bringIn(page, 300);
    await expect(sketch(page)).toBeVisible();
    await expect(mapLink(page)).toBeVisible();
    await expect(frame(page)).toBeHidden();
    expect(requests).toEqual([]);
    await context.setOffline(false);
    await expect(frame(page)).toBeVisible();
    expect(requests).toEqual([identity.map.embedUrl]);
  },
);

test("the sketch is seen until the map has arrived", { tag: "@full" }, async ({ page }) => {
  const held: Route[] = [];
  await page.route(`${mapOrigin}/**`, (route) => void held.push(route));
  await gotoHydrated(page, "/contact");
  const asked = page.waitForRequest(identity.map.embedUrl);
  await bringIn(page, 300);
  await asked;
  await expect(sketch(page)).toBeVisible();
  await expect(frame(page)).toBeHidden();
  await Promise.all(held.map((route) => route.fulfill(mapAnswer)));
  await expect(frame(page)).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("there are the sketch, the address and the link, and no request", async ({ page }) => {
    const requests = await watchMap(page);
    await page.goto("/contact");
    await mapLink(page).scrollIntoViewIfNeeded();
    await expect(sketch(page)).toBeVisible();
    await expect(mapLink(page)).toHaveAttribute("href", identity.map.linkUrl);
    await expect(frame(page)).toHaveCount(1);
    await page.waitForLoadState("networkidle");
    expect(requests).toEqual([]);
  });
});
