import { expect, test } from "@playwright/test";

import { untilFontsLoaded } from "../support/fonts.ts";
import { holdModules } from "../support/hold-modules.ts";
import { untilHydrated } from "../support/hydrated.ts";
import { mainMenu, menuOpener, mobileMenu, mobileMenuButton, searchDialog } from "../support/site-parts.ts";
import { onlyFirstInSmoke } from "../support/only-first-in-smoke.ts";
import { untilIdle } from "../support/until-idle.ts";
import { untilPainted } from "../support/until-painted.ts";

// The first use of a page: what the browser answers before the frame's script has come, what that script does then, and
// islands that start at their first use. Buttons that only the script answers are in frame-late.spec.ts.

const article = "/blog/postgres-major-upgrade";

test.use({ viewport: { width: 1280, height: 800 } });

test("a menu under the mouse opens, and closes when the mouse leaves", async ({ page }) => {
  const release = await holdModules(page);
  await page.goto(article);
  await untilPainted(page);
  // The first move that a page hears of has no length: the mouse may have been there before the page.
  await page.mouse.move(640, 780);
  await menuOpener(page, "Services").hover();
  await release();
  await expect(mainMenu(page).locator("details").first()).toHaveAttribute("open");
  await page.mouse.move(640, 780);
  await expect(mainMenu(page).locator("details").first()).not.toHaveAttribute("open");
});

test("a menu that the mouse has left by then stays closed", { tag: "@full" }, async ({ page }) => {
  const release = await holdModules(page);
  await page.goto(article);
  await untilPainted(page);
  await page.mouse.move(640, 780);
  await menuOpener(page, "Services").hover();
  await page.mouse.move(640, 780);
  await release();
  await untilIdle(page);
  await expect(mainMenu(page).locator("details[open]")).toHaveCount(0);
});

test("a menu opened by keyboard closes on Escape", { tag: "@full" }, async ({ page }) => {
  const release = await holdModules(page);
  await page.goto("/privacy");
  await menuOpener(page, "Company").focus();
  await page.keyboard.press("Enter");
  await expect(mainMenu(page).locator("details[open]")).toHaveCount(1);
  await release();
  await page.keyboard.press("Escape");
  await expect(mainMenu(page).locator("details[open]")).toHaveCount(0);
  await expect(menuOpener(page, "Company")).toBeFocused();
});

for (const [index, key] of ["/", "Control+k", "Meta+k"].entries()) {
  test(
    `the search opens by ${key}, which the browser does not see`,
    onlyFirstInSmoke(index),
    async ({ page }) => {
      const release = await holdModules(page);
      await page.addInitScript(() =>
        addEventListener(
          "keydown",
          (event) => setTimeout(() => event.isTrusted && Object.assign(window, { pressed: event })),
          true,
        ),
      );
      await page.goto(article);
      await page.keyboard.press(key);
      const isPrevented = () =>
        page.evaluate(() => (Reflect.get(window, "pressed") as KeyboardEvent | undefined)?.defaultPrevented);
      await expect.poll(isPrevented).toBe(true);
      await release();
      await expect(searchDialog(page).getByRole("searchbox")).toBeFocused();
      await expect(searchDialog(page).getByRole("searchbox")).toHaveValue("");
    },
  );
}

test("the blog's search box finds what was typed into it", async ({ page }) => {
  await page.goto("/blog");
  await page.getByRole("searchbox", { name: /Search all/ }).pressSequentially("postgres upgr");
  await expect(page.locator("#search-results")).toHaveText(/^\d articles? found$/);
  await expect(page).toHaveURL(/\?q=postgres\+upgr$/);
});

test("a search in the address needs no hand", { tag: "@full" }, async ({ page }) => {
  await page.goto("/support/knowledge-base?q=dns");
  await expect(page.locator("#search-results")).toHaveText(/found/);
});

test("an agreement is printed", { tag: "@full" }, async ({ page }) => {
  await page.addInitScript(() => (window.print = () => document.body.setAttribute("data-printed", "")));
  const release = await holdModules(page);
  await page.goto("/trust/data-processing-agreement");
  await page.getByRole("button", { name: "Print this agreement" }).click();
  await release();
  await expect(page.locator("body")).toHaveAttribute("data-printed");
});

test(
  "the address of an article is copied, without its query and place",
  { tag: "@full" },
  async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const release = await holdModules(page);
    await page.goto(`${article}?again#ways-to-upgrade`);
    await page.getByRole("button", { name: "Copy link" }).click();
    await release();
    await expect(page.getByText("The address is on your clipboard.")).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(new URL(article, page.url()).href);
  },
);

test("when the script comes late, the page neither moves nor changes", async ({ page }) => {
  const release = await holdModules(page);
  await page.goto(article);
  // What the narrow font may move is tests/browser/narrow-font.spec.ts's business.
  await page.evaluate(() => document.fonts.ready);
  const look = () => page.evaluate(() => [scrollY, document.querySelector("main")?.innerHTML]);
  await page.locator(".prose h2").last().scrollIntoViewIfNeeded();
  const before = await look();
  await release();
  await untilFontsLoaded(page);
  await untilIdle(page);
  expect(await look()).toEqual(before);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the menu opens at once, stays open and closes", { tag: "@full" }, async ({ page }) => {
    const release = await holdModules(page);
    await page.goto(article);
    await mobileMenuButton(page).tap();
    await expect(mobileMenu(page)).toBeVisible();
    await release();
    await expect(mobileMenu(page)).toBeVisible();
    await page.getByRole("button", { name: "Close menu" }).tap();
    await expect(mobileMenu(page)).toBeHidden();
  });

  test("the menu opens in a browser that knows no invoker commands", { tag: "@full" }, async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLButtonElement.prototype, "command");
      addEventListener("click", (event) => event.preventDefault(), true);
    });
    const release = await holdModules(page);
    await page.goto(article);
    await mobileMenuButton(page).tap();
    await release();
    await expect(mobileMenu(page)).toBeVisible();
  });

  test("the search opens by a tap", async ({ page }) => {
    const release = await holdModules(page);
    await page.goto("/support/announcements");
    await page.getByRole("banner").getByRole("button", { name: "Search", exact: true }).tap();
    await release();
    await untilHydrated(page);
    await expect(searchDialog(page).getByRole("searchbox")).toBeVisible();
  });
});
