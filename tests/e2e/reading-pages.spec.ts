import { expect, type Page, test } from "@playwright/test";

import { watchFetched } from "../support/fetched.ts";
import { scrollToEndByFinger } from "../support/scroll-by-finger.ts";
import { untilIdle } from "../support/until-idle.ts";

const article = "/blog/postgres-major-upgrade";
const KB = 1024;
/** Two style sheets, two fonts, and the script that waits. */
const mostAssets = 5;

const expectNoApp = async (page: Page) => {
  await untilIdle(page);
  await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
  await expect(page.locator("link[rel=modulepreload]")).toHaveCount(0);
};

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const path of [article, "/support/knowledge-base/change-the-size-of-a-vps", "/privacy", "/blog"]) {
    test(`whoever reads ${path} to its end and leaves has fetched no application script`, async ({
      page,
    }) => {
      const fetched = watchFetched(page);
      await page.goto(path);
      await page.getByRole("heading", { level: 1 }).tap();
      await page.getByRole("main").locator("p").first().tap();
      for (const contents of await page.getByRole("navigation", { name: /^(In this|On this)/ }).all()) {
        await contents.locator("summary").tap();
        await expect(contents.getByRole("link").first()).toBeVisible();
      }
      await scrollToEndByFinger(page);
      await page.getByRole("contentinfo").getByText("©").tap();
      await expectNoApp(page);
      expect(fetched.scripts).toEqual([expect.stringContaining("/assets/start-")]);
      expect(fetched.assets.length).toBeLessThanOrEqual(mostAssets);
      expect(await fetched.scriptBytes()).toBeLessThanOrEqual(8 * KB);

      await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).tap();
      await expect(page).toHaveURL("/terms");
      await expectNoApp(page);
    });
  }
});

test.describe("with a mouse and keys", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("moving, scrolling, selecting and walking with Tab are reading too", async ({ page }) => {
    await page.goto(article);
    const text = page.locator(".prose p").first();
    await text.hover();
    await text.dblclick();
    await page.mouse.wheel(0, 3000);
    for (const key of ["Space", "PageDown", "End", "Home", "ArrowDown"]) await page.keyboard.press(key);
    // Over links, the menus' buttons, the search and the theme.
    for (let presses = 0; presses < 16; presses++) await page.keyboard.press("Tab");
    await expectNoApp(page);
  });

  test("a link followed by keyboard is a document", async ({ page }) => {
    await page.goto("/privacy");
    await page.getByRole("main").locator("a[href='/cookies#storage']").focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/cookies#storage");
    await expect(page.locator("#storage")).toBeInViewport();
    await expectNoApp(page);
  });
});
