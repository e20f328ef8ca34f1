import { expect, type Page, test } from "@playwright/test";

import { gotoHydrated } from "../support/hydrated.ts";
import { themeToggle } from "../support/site-parts.ts";

test.use({ viewport: { width: 1280, height: 800 } });

const DARK_BELOW = 0.3;

/** Lightness of the page's background, 0 to 1. */
async function lightness(page: Page): Promise<number> {
  return page.evaluate(() =>
    Number(/oklch\(([\d.]+)/.exec(getComputedStyle(document.documentElement).backgroundColor)?.[1]),
  );
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`follows the system: ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await gotoHydrated(page, "/");
    expect((await lightness(page)) < DARK_BELOW).toBe(colorScheme === "dark");
  });
}

test("can be switched, there and back, and is remembered", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await gotoHydrated(page, "/");
  await themeToggle(page).click();
  expect(await lightness(page)).toBeLessThan(DARK_BELOW);
  await gotoHydrated(page, "/about");
  expect(await lightness(page)).toBeLessThan(DARK_BELOW);
  await themeToggle(page).click();
  expect(await lightness(page)).toBeGreaterThan(0.9);
  await page.reload();
  expect(await lightness(page)).toBeGreaterThan(0.9);
});

test("the browser's frame has the colour of the theme that is shown", { tag: "@full" }, async ({ page }) => {
  const frame = () =>
    page.evaluate(() => {
      const metas = [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")];
      return metas.filter(({ media }) => matchMedia(media).matches).map(({ dataset }) => dataset.scheme);
    });
  await page.emulateMedia({ colorScheme: "light" });
  await gotoHydrated(page, "/");
  expect(await frame()).toEqual(["light"]);
  await themeToggle(page).click();
  expect(await frame()).toEqual(["dark"]);
  await gotoHydrated(page, "/about");
  expect(await frame()).toEqual(["dark"]);
  await themeToggle(page).click();
  expect(await frame()).toEqual(["light"]);
});

test("a remembered theme is there at the first paint, against the system's", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.addInitScript(() => localStorage.setItem("theme", "dark"));
  // Without a script file: what is seen is what the HTML, the style sheet and the inline script give.
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto("/");
  expect(await lightness(page)).toBeLessThan(DARK_BELOW);
});

test("anything else in storage is ignored", { tag: "@full" }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("theme", "<script>"));
  await gotoHydrated(page, "/");
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBeUndefined();
});
