import { expect, test } from "@playwright/test";

import { untilFontsLoaded } from "../support/fonts.ts";
import { holdModules } from "../support/hold-modules.ts";
import { untilHydrated } from "../support/hydrated.ts";
import {
  mainMenu,
  menuOpener,
  mobileMenu,
  mobileMenuButton,
  newsletterField,
  searchButton,
  searchDialog,
  themeToggle,
} from "../support/site-parts.ts";
import { untilIdle } from "../support/until-idle.ts";
import { untilPainted } from "../support/until-painted.ts";

// On a page for reading the first use of a control is what fetches the app; it is kept, and acted on.

const article = "/blog/postgres-major-upgrade";

test.use({ viewport: { width: 1280, height: 800 } });

test("a menu under the mouse opens, and closes when the mouse leaves", async ({ page }) => {
  await page.goto(article);
  await untilPainted(page);
  // The first move that a page hears of has no length: the mouse may have been there before the page.
  await page.mouse.move(640, 780);
  await menuOpener(page, "Services").hover();
  await expect(mainMenu(page).locator("details").first()).toHaveAttribute("open");
  await page.mouse.move(640, 780);
  await expect(mainMenu(page).locator("details").first()).not.toHaveAttribute("open");
});

test("a menu that the mouse has left by then stays closed", async ({ page }) => {
  const release = await holdModules(page);
  await page.goto(article);
  await menuOpener(page, "Services").hover();
  await page.mouse.move(640, 780);
  await release();
  await untilIdle(page);
  await expect(mainMenu(page).locator("details[open]")).toHaveCount(0);
});

test("a menu opened by keyboard closes on Escape", async ({ page }) => {
  await page.goto("/privacy");
  await menuOpener(page, "Company").focus();
  await page.keyboard.press("Enter");
  await expect(mainMenu(page).locator("details[open]")).toHaveCount(1);
  await untilHydrated(page);
  await page.keyboard.press("Escape");
  await expect(mainMenu(page).locator("details[open]")).toHaveCount(0);
  await expect(menuOpener(page, "Company")).toBeFocused();
});

test("the search opens by its button", async ({ page }) => {
  await page.goto(article);
  await searchButton(page).click();
  await expect(searchDialog(page).getByRole("searchbox")).toBeFocused();
});

for (const key of ["/", "Control+k", "Meta+k"]) {
  test(`the search opens by ${key}, which the browser does not see`, async ({ page }) => {
    await page.addInitScript(() =>
      addEventListener(
        "keydown",
        (event) => setTimeout(() => event.isTrusted && Object.assign(window, { pressed: event })),
        true,
      ),
    );
    await page.goto(article);
    await page.keyboard.press(key);
    await expect(searchDialog(page).getByRole("searchbox")).toBeFocused();
    await expect(searchDialog(page).getByRole("searchbox")).toHaveValue("");
    expect(
      await page.evaluate(() => (Reflect.get(window, "pressed") as KeyboardEvent).defaultPrevented),
    ).toBe(true);
  });
}

test("a slash that is typed stays one", async ({ page }) => {
  const release = await holdModules(page);
  await page.goto(article);
  await newsletterField(page).pressSequentially("a/b");
  await release();
  await expect(newsletterField(page)).toHaveValue("a/b");
  await expect(searchDialog(page)).toHaveCount(0);
});

test("the blog's search box finds what was typed into it", async ({ page }) => {
  await page.goto("/blog");
  await page.getByRole("searchbox", { name: /Search all/ }).pressSequentially("postgres upgr");
  await expect(page.locator("#search-results")).toHaveText(/^\d articles? found$/);
  await expect(page).toHaveURL(/\?q=postgres\+upgr$/);
});

test("a search in the address needs no hand", async ({ page }) => {
  await page.goto("/support/knowledge-base?q=dns");
  await expect(page.locator("#search-results")).toHaveText(/found/);
});

test("the newsletter form sends what was typed into it", async ({ page }) => {
  const release = await holdModules(page);
  await page.goto("/terms");
  await newsletterField(page).fill("someone@company.example");
  await page.keyboard.press("Enter");
  await release();
  await expect(page.getByText("Thank you for subscribing!")).toBeVisible();
});

test("an agreement is printed", async ({ page }) => {
  await page.addInitScript(() => (window.print = () => document.body.setAttribute("data-printed", "")));
  await page.goto("/trust/data-processing-agreement");
  await page.getByRole("button", { name: "Print this agreement" }).click();
  await expect(page.locator("body")).toHaveAttribute("data-printed");
});

test("theme and clipboard need no app, and leave a page that React takes over without a word", async ({
  page,
  context,
}) => {
  const complaints: string[] = [];
  page.on("console", (message) => complaints.push(message.text()));
  page.on("pageerror", ({ message }) => complaints.push(message));
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(`${article}?again#ways-to-upgrade`);
  await themeToggle(page).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  const code = page.locator(".prose .code").first();
  await code.getByRole("button", { name: "Copy" }).click();
  await expect(code.getByRole("button")).toHaveText("Copied");
  expect(await copied()).toBe(await code.locator("code").textContent());
  await page.getByRole("button", { name: "Copy link" }).click();
  const thanks = page.getByText("The address is on your clipboard.");
  await expect(thanks).toBeVisible();
  expect(new URL(await copied()).href).toBe(new URL(article, page.url()).href);
  await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");

  await untilHydrated(page);
  await expect(thanks).toBeVisible();
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(thanks).toBeVisible();
  expect(complaints).toEqual([]);
});

test("when the app comes late, the page neither moves nor changes", async ({ page }) => {
  await page.goto(article);
  // What the fonts may move is tests/e2e/narrow-font.spec.ts's business.
  await untilFontsLoaded(page);
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => shifts.push(list.getEntries().length)).observe({
      type: "layout-shift",
    });
  });
  const look = () => page.evaluate(() => [scrollY, document.querySelector("main")?.innerHTML]);
  await page.locator(".prose h2").last().scrollIntoViewIfNeeded();
  const before = await look();
  await untilHydrated(page);
  await untilIdle(page);
  expect(await look()).toEqual(before);
  expect(await page.evaluate(() => Reflect.get(window, "shifts"))).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the menu opens", async ({ page }) => {
    await page.goto(article);
    await mobileMenuButton(page).tap();
    await expect(mobileMenu(page)).toBeVisible();
    await untilHydrated(page);
    await expect(mobileMenu(page)).toBeVisible();
    await page.getByRole("button", { name: "Close menu" }).tap();
    await expect(mobileMenu(page)).toBeHidden();
  });

  test("the menu opens in a browser that knows no invoker commands", async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLButtonElement.prototype, "command");
      addEventListener("click", (event) => event.preventDefault(), true);
    });
    await page.goto(article);
    await mobileMenuButton(page).tap();
    await expect(mobileMenu(page)).toBeVisible();
  });

  test("the search opens by a tap", async ({ page }) => {
    await page.goto("/support/announcements");
    await searchButton(page).tap();
    await expect(searchDialog(page).getByRole("searchbox")).toBeVisible();
  });
});
