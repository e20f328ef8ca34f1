import { expect, type Locator, type Page, test } from "@playwright/test";

import { identity } from "../../app/identity.ts";
import { listMenus, megaMenus } from "../../app/navigation.ts";
import { gotoWithFrozenClock } from "../support/frozen-clock.ts";
import { gotoHydrated } from "../support/hydrated.ts";
import { mainMenu, menuOpener } from "../support/site-parts.ts";

test.use({ viewport: { width: 1280, height: 800 } });

const opener = menuOpener;
const menu = (page: Page, label: string) =>
  mainMenu(page)
    .locator("details")
    .filter({ has: page.locator("summary", { hasText: label }) });
const lookOf = (locator: Locator) =>
  locator.evaluate((link) => {
    const { color, fontWeight } = getComputedStyle(link);
    return { color, fontWeight };
  });
const expectOpen = (element: Locator) => expect(element).toHaveAttribute("open", "");
const expectClosed = (element: Locator) => expect(element).not.toHaveAttribute("open");

test("the top bar has phone, email, contact and account links", async ({ page }) => {
  await gotoHydrated(page, "/");
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: identity.phones.sales })).toHaveAttribute(
    "href",
    /^tel:\+\d+$/,
  );
  await expect(header.getByRole("link", { name: identity.emails.general })).toHaveAttribute(
    "href",
    `mailto:${identity.emails.general}`,
  );
  for (const [name, path] of [
    ["Sign In", "/signin"],
    ["Sign Up", "/signup"],
  ] as const) {
    await expect(header.getByRole("link", { name })).toHaveAttribute("href", path);
  }
  await expect(header.getByRole("link", { name: "Contact Us" })).toHaveCount(2);
});

test("Sign Up is as quiet as Sign In, and Contact Us is the boldest link", async ({ page }) => {
  await gotoHydrated(page, "/");
  const header = page.getByRole("banner");
  const signUp = await lookOf(header.getByRole("link", { name: "Sign Up" }));
  expect(signUp).toEqual(await lookOf(header.getByRole("link", { name: "Sign In" })));
  const call = await lookOf(header.getByRole("link", { name: "Contact Us" }).last());
  expect(Number(call.fontWeight)).toBeGreaterThan(Number(signUp.fontWeight));
});

test("each mega-menu shows its four categories with all their pages, and the way to start", async ({
  page,
}) => {
  await gotoHydrated(page, "/");
  for (const { label, categories } of megaMenus) {
    await opener(page, label).click();
    const open = menu(page, label);
    expect(categories).toHaveLength(4);
    for (const { path } of categories.flatMap((category) => [category, ...(category.children ?? [])])) {
      await expect(open.locator(`a[href="${path}"]`).first()).toBeVisible();
    }
    await expect(open.getByRole("link", { name: "Get Started Today" })).toHaveAttribute("href", "/contact");
  }
  for (const { label, items } of listMenus) {
    await opener(page, label).click();
    await expect(menu(page, label).getByRole("link")).toHaveCount(items.length);
  }
});

test("click toggles, and one menu is open at a time", async ({ page }) => {
  await gotoHydrated(page, "/");
  await opener(page, "Services").click();
  await expectOpen(menu(page, "Services"));
  await opener(page, "Support").click();
  await expectClosed(menu(page, "Services"));
  await expectOpen(menu(page, "Support"));
  // A click right after the pointer came is taken for the one that opens.
  await expect(async () => {
    await opener(page, "Support").click();
    expect(await menu(page, "Support").getAttribute("open")).toBeNull();
  }).toPass();
});

test("a mouse opens by hovering, crosses to the panel, and closes by leaving", async ({ page }) => {
  await gotoWithFrozenClock(page, "/");
  await opener(page, "Solutions").hover();
  await page.clock.runFor(100);
  await expectOpen(menu(page, "Solutions"));
  const panelLink = menu(page, "Solutions").getByRole("link", { name: "Google Workspace" });
  await panelLink.hover();
  await page.clock.runFor(400);
  await expectOpen(menu(page, "Solutions"));
  await page.mouse.move(640, 780);
  await page.clock.runFor(400);
  await expectClosed(menu(page, "Solutions"));
});

test("Escape closes a menu that opened under the pointer and leaves focus where it is", async ({ page }) => {
  await gotoHydrated(page, "/");
  const elsewhere = page.getByRole("contentinfo").getByRole("textbox");
  await elsewhere.focus();
  await opener(page, "Services").hover();
  await expectOpen(menu(page, "Services"));
  await page.keyboard.press("Escape");
  await expectClosed(menu(page, "Services"));
  await expect(elsewhere).toBeFocused();

  // Focus on another menu's button is elsewhere too.
  await opener(page, "Company").focus();
  await opener(page, "Solutions").hover();
  await expectOpen(menu(page, "Solutions"));
  await page.keyboard.press("Escape");
  await expectClosed(menu(page, "Solutions"));
  await expect(opener(page, "Company")).toBeFocused();
});

test("works with the keyboard alone: Enter, Space, Tab into the panel, Escape back, leaving closes", async ({
  page,
}) => {
  await gotoHydrated(page, "/");
  await opener(page, "Services").focus();
  await page.keyboard.press("Enter");
  await expectOpen(menu(page, "Services"));
  await page.keyboard.press("Tab");
  await expect(menu(page, "Services").getByRole("link", { name: "Get Started Today" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expectClosed(menu(page, "Services"));
  await expect(opener(page, "Services")).toBeFocused();

  await opener(page, "Support").focus();
  await page.keyboard.press("Space");
  await expectOpen(menu(page, "Support"));
  await menu(page, "Support").getByRole("link").last().focus();
  await page.keyboard.press("Tab");
  await expectClosed(menu(page, "Support"));
});

test("choosing a link leads there and closes the menu, also on the page that one comes back to", async ({
  page,
}) => {
  await gotoHydrated(page, "/");
  await opener(page, "Company").click();
  await menu(page, "Company").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about");
  await expectClosed(menu(page, "Company"));
  await page.goBack();
  await expectClosed(menu(page, "Company"));
});

test("a click elsewhere closes the menu", async ({ page }) => {
  await gotoHydrated(page, "/");
  await opener(page, "Company").click();
  await page.mouse.click(900, 600);
  await expectClosed(menu(page, "Company"));
});

test("stays at the top and covers neither an anchor's target nor what has focus", async ({ page }) => {
  await gotoHydrated(page, "/services/hosting/shared");
  await page.getByRole("link", { name: "View Hosting Plans" }).click();
  await expect(page).toHaveURL(/#plans$/);
  await expect
    .poll(
      () => page.locator("#plans").evaluate((section) => Math.round(section.getBoundingClientRect().top)),
      { timeout: 3000 },
    )
    .toBeLessThan(200);
  const bottom = await headerBottom(page);
  expect(
    await page.locator("#plans").evaluate((section) => section.getBoundingClientRect().top),
  ).toBeGreaterThanOrEqual(bottom);

  const links = page.getByRole("main").getByRole("link");
  await links.last().focus();
  for (let presses = 0; presses < 6; presses++) {
    await page.keyboard.press("Shift+Tab");
    const top = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0);
    expect(top).toBeGreaterThanOrEqual(await headerBottom(page));
  }
});

test.describe("by touch", () => {
  test.use({ hasTouch: true });

  test("a tap opens, the next one closes", async ({ page }) => {
    await gotoHydrated(page, "/");
    await opener(page, "Services").tap();
    await expectOpen(menu(page, "Services"));
    await opener(page, "Services").tap();
    await expectClosed(menu(page, "Services"));
  });
});

async function headerBottom(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelector("header")?.getBoundingClientRect().bottom ?? 0);
}
