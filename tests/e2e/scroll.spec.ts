import { expect, type Page, test } from "@playwright/test";

import { gotoHydrated } from "../support/hydrated.ts";
import { untilIdle } from "../support/until-idle.ts";

/** The places a page is at from now on, one for each frame, without those that repeat. */
async function watchPlaces(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const places: number[] = [];
    Object.assign(window, { places });
    const look = () => {
      if (places.at(-1) !== scrollY) places.push(scrollY);
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => (window as unknown as { places: number[] }).places);
}

const scrollTo = (page: Page, top: number) =>
  page.evaluate((place) => window.scrollTo({ top: place, behavior: "instant" }), top);

test("a page that is opened by its link stands at its top at once, and the one before where it was left", async ({
  page,
}) => {
  await gotoHydrated(page, "/about");
  await scrollTo(page, 2000);
  const places = await watchPlaces(page);
  // By its own click: the test tool's would scroll the link into view first.
  await page.locator('footer a[href="/services/cloud"]').evaluate((link: HTMLElement) => {
    link.focus({ preventScroll: true });
    link.click();
  });
  await expect(page).toHaveURL("/services/cloud");
  await expect.poll(places).toEqual([2000, 0]);
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await expect.poll(places).toEqual([2000, 0, 2000]);
});

for (const path of ["/about", "/blog"]) {
  test(`${path}: coming back from another document it stands where it was left, without a journey`, async ({
    page,
  }) => {
    await page.goto(path);
    await untilIdle(page);
    await scrollTo(page, 1200);
    await gotoHydrated(page, "/services/cloud");
    await page.addInitScript(() => {
      const places: number[] = [];
      Object.assign(window, { places });
      addEventListener("scroll", () => places.push(scrollY));
    });
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1200);
    await untilIdle(page);
    expect(await page.evaluate(() => (window as unknown as { places: number[] }).places)).toEqual([1200]);
  });
}
