import { expect, type Page, test } from "@playwright/test";

import { offered } from "../../app/catalogue/testing/offered.ts";
import { gotoHydrated } from "../support/hydrated.ts";
import { searchButton, searchDialog } from "../support/site-parts.ts";
import { untilIdle } from "../support/until-idle.ts";
import { watchPage } from "../support/watch-page.ts";

const opener = searchButton;
const dialog = searchDialog;
const field = (page: Page) => dialog(page).getByRole("searchbox", { name: "Search this site" });
const results = (page: Page) => dialog(page).locator("ol").getByRole("link");
const index = "**/search-index.json";

test("the button loads the search on demand; focus goes in and comes back", async ({ page, baseURL }) => {
  const problems = await watchPage(page, new URL(baseURL ?? "").origin);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await gotoHydrated(page, "/about");
  expect(requests.filter((path) => /search/.test(path))).toEqual([]);

  await opener(page).click();
  await expect(field(page)).toBeFocused();
  await expect.poll(() => requests).toContain("/search-index.json");
  // The page behind stays where it is.
  await page.mouse.wheel(0, 800);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();

  await opener(page).click();
  await dialog(page).getByRole("button", { name: "Close search" }).click();
  await expect(opener(page)).toBeFocused();
  await opener(page).click();
  await expect(field(page)).toBeFocused();
  await page.mouse.click(5, 5);
  await expect(dialog(page)).toHaveCount(0);
  expect(requests.filter((path) => path === "/search-index.json")).toHaveLength(1);
  expect(problems).toEqual([]);
});

test("slash and Ctrl-K open it, but not what is typed into a field", async ({ page }) => {
  await gotoHydrated(page, "/");
  const newsletter = page.getByLabel("Email address");
  await newsletter.focus();
  await page.keyboard.type("a/b");
  await expect(newsletter).toHaveValue("a/b");
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(newsletter).toBeFocused();

  await newsletter.blur();
  await page.keyboard.press("/");
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue("");
  await page.keyboard.type("a/b");
  await expect(field(page)).toHaveValue("a/b");
  // Each opening starts afresh.
  await page.keyboard.press("Escape");
  await page.keyboard.press("/");
  await expect(field(page)).toHaveValue("");
});

test(
  "a slash right after closing, before the browser says that it is closed, opens it again",
  { tag: "@full" },
  async ({ page }) => {
    await gotoHydrated(page, "/about");
    await page.keyboard.press("/");
    await field(page).fill("mail");
    const closing = await dialog(page).elementHandle();
    await closing?.evaluate((element: HTMLDialogElement) => {
      element.addEventListener("close", (event) => event.stopImmediatePropagation(), {
        capture: true,
        once: true,
      });
      element.close();
      // Until the browser draws again, what is typed still goes to the closed dialog's field.
      document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "/", bubbles: true }));
    });
    await untilIdle(page);
    await closing?.evaluate((element) => element.dispatchEvent(new Event("close")));
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue("");
    // Ctrl-K in an open search leaves what was typed.
    await page.keyboard.type("mail");
    await page.keyboard.press("Control+k");
    await expect(field(page)).toHaveValue("mail");
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await expect(opener(page)).not.toBeFocused();
  },
);

test("by keyboard: arrows, Home, End, typing on, Enter; the count is announced", async ({ page }) => {
  await gotoHydrated(page, "/about");
  await page.keyboard.press("/");
  await field(page).fill("  vps hostng ");
  await expect(results(page).first()).toHaveText("VPS Hosting Plans");
  await expect(dialog(page).locator("mark").first()).toHaveText("VPS");
  await expect(dialog(page).getByRole("status")).toHaveText(/^\d+ results found, the best 20 shown$/);
  const { name, amount } = offered("vps-starter");
  const price = amount.replaceAll(/[$.]/g, String.raw`\$&`);
  await expect(results(page).filter({ hasText: `VPS Hosting: ${name}` })).toHaveAccessibleDescription(
    new RegExp(`^Plan ?: ${price} per month ?\\. \\w`),
  );

  await page.keyboard.press("ArrowDown");
  await expect(results(page).first()).toBeFocused();
  await page.keyboard.press("End");
  await expect(results(page).last()).toBeFocused();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowDown");
  await expect(results(page).nth(1)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.type("s");
  await expect(field(page)).toBeFocused();

  await field(page).fill("kubernetes");
  await expect(results(page).first()).toContainText("Kubernetes");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/services/cloud/kubernetes");
  await expect(dialog(page)).toHaveCount(0);
});

test(
  "a plan leads to its section, and Back to a page without the search",
  { tag: "@full" },
  async ({ page }) => {
    await gotoHydrated(page, "/about");
    await opener(page).click();
    const { name } = offered("shared-starter");
    await field(page).fill(`shared ${name}`);
    await results(page)
      .filter({ hasText: `Shared Hosting: ${name}` })
      .click();
    await expect(page).toHaveURL("/services/hosting/shared#plans");
    await expect(page.locator("#plans")).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL("/about");
    await expect(dialog(page)).toHaveCount(0);
  },
);

test("odd input does no harm, and no result is said in plain words", { tag: "@full" }, async ({ page }) => {
  await gotoHydrated(page, "/about");
  await opener(page).click();
  for (const typed of ["xyzzy", '"(a|zzqq)*[', "😀", "<img src=x onerror=alert(1)>zzqq", "zq".repeat(5000)]) {
    await field(page).fill(typed);
    await expect(dialog(page).locator("img")).toHaveCount(0);
    await expect(
      dialog(page)
        .getByText(/Nothing/)
        .first(),
    ).toBeVisible();
  }
  await field(page).fill("xyzzy");
  await expect(dialog(page).getByRole("status")).toHaveText("Nothing on this site matches that.");
  await page.keyboard.press("Enter");
  await expect(field(page)).toBeFocused();
  await field(page).fill("   ");
  await expect(dialog(page).getByRole("list", { name: "Main areas" }).getByRole("link")).toHaveCount(8);
  await field(page).fill("xyzzy");
  await dialog(page).getByRole("link", { name: "ask an engineer" }).click();
  await expect(page).toHaveURL("/contact");
});

test("an index that does not come is waited for, then excused, then asked for again", async ({ page }) => {
  await gotoHydrated(page, "/about");
  const failing = new AbortController();
  await page.route(index, async (route) => {
    await new Promise((resolve) => failing.signal.addEventListener("abort", resolve));
    await route.abort();
  });
  await opener(page).click();
  await field(page).fill("vps");
  await expect(dialog(page).getByText("The search is loading.").last()).toBeVisible();
  failing.abort();
  await expect(dialog(page).getByText("The search could not be loaded.").last()).toBeVisible();
  await expect(dialog(page).getByRole("status")).toHaveText("The search could not be loaded.");
  await page.unroute(index);
  await dialog(page).getByRole("button", { name: "Try again" }).click();
  await expect(results(page).first()).toHaveText("VPS Hosting Plans");
});

test("a dialog that does not load is excused in the header", { tag: "@full" }, async ({ page }) => {
  await gotoHydrated(page, "/about");
  await page.context().setOffline(true);
  await opener(page).click();
  await expect(page.getByRole("alert")).toContainText("Search did not load.");
});

test("fills a phone, without scrolling sideways", { tag: "@full" }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 });
  await gotoHydrated(page, "/about");
  await opener(page).click();
  await field(page).fill("backup");
  await expect(results(page).first()).toBeVisible();
  expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 320, height: 600 });
  expect(await dialog(page).evaluate((element) => element.scrollWidth)).toBe(320);
  await results(page).last().scrollIntoViewIfNeeded();
  await expect(results(page).last()).toBeInViewport();
});

test("an unknown address is searched for by its words, without a hydration error", async ({
  page,
  baseURL,
}) => {
  const problems = await watchPage(page, new URL(baseURL ?? "").origin);
  await gotoHydrated(page, "/services/vps-hosting");
  const search = page.getByRole("main").getByRole("search");
  await expect(search.getByRole("searchbox")).toHaveValue("vps hosting");
  await expect(search.locator("ol").getByRole("link").first()).toHaveText("VPS Hosting Plans");
  await search.getByRole("searchbox").fill("finops");
  await page.keyboard.press("Enter");
  await expect(search.locator("ol").getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/services/cloud/finops");

  for (const path of ["/%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E", "/zzqq/xyzzy", "/2024/01"]) {
    await gotoHydrated(page, path);
    await untilIdle(page);
    await expect(search.getByRole("searchbox")).toHaveValue("");
    await expect(page.locator("main img")).toHaveCount(0);
  }
  expect(problems).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("nothing is offered that cannot work", async ({ page }) => {
    await page.goto("/no-such-page");
    await expect(page.getByRole("button", { name: "Search" })).toBeHidden();
    await expect(page.getByRole("searchbox")).toBeHidden();
    await expect(page.getByRole("navigation", { name: "Main areas" })).toBeVisible();
  });
});
