import { expect, type Page, test } from "@playwright/test";

import { documentsOf, fetchNothingAhead } from "../support/documents-of.ts";
import { gotoHydrated, untilHydrated } from "../support/hydrated.ts";

test.use({ viewport: { width: 1280, height: 800 } });

const pageModules = "**/assets/{page,app}-*.js";
const broken = "function Broken() { throw new Error('broken on purpose') }";
/** A page that is opened first comes in one file with what it imports, and says itself which route is which. */
const breakFirstPage = `${broken}
for (const [id, route] of Object.entries(window.__reactRouterRouteModules)) {
  if (id !== "root") window.__reactRouterRouteModules[id] = { ...route, default: Broken };
}`;

/** Whatever page is loaded from now on throws when it is rendered. */
async function breakPages(page: Page) {
  await page.route(pageModules, async (route) => {
    const isFirst = route.request().url().includes("/app-");
    const body = isFirst
      ? `${await (await route.fetch()).text()}\n${breakFirstPage}`
      : `export default ${broken}`;
    await route.fulfill({ contentType: "text/javascript", body });
  });
}

/** What surrounds every page, and works: a menu opens and closes, and the footer's links are there. */
async function expectFrame(page: Page) {
  await untilHydrated(page);
  const menu = page.getByRole("navigation", { name: "Main" }).locator("details").first();
  await menu.locator("summary").click();
  await expect(menu.getByRole("link").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).not.toHaveAttribute("open");
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Terms" })).toBeVisible();
}

test("an unknown address answers 404 with a page that helps on and does not repeat it", async ({ page }) => {
  const response = await gotoHydrated(page, "/services/cloud/%3Cimg%20src=x%3E");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expect(page.getByRole("main")).not.toContainText("img");
  await page.getByRole("main").locator('a[href="/services/hosting"]').first().click();
  await expect(page).toHaveURL("/services/hosting");
});

test("a page that breaks while rendering shows the error page in the site's own look, with a way home", async ({
  page,
}) => {
  await gotoHydrated(page, "/");
  await breakPages(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Something broke on this page." })).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("broken on purpose");
  await expectFrame(page);
  await expect(page).toHaveTitle(/^Something broke/);

  await page.unroute(pageModules);
  await page.getByRole("link", { name: "Back to the home page" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Premier Cloud Solutions" })).toBeVisible();
});

test("a page that breaks as it is opened keeps header and footer, and can be loaded again", async ({
  page,
}) => {
  await breakPages(page);
  await gotoHydrated(page, "/careers");
  await expect(page.getByRole("heading", { level: 1, name: "Something broke on this page." })).toBeVisible();
  await expectFrame(page);
  await page.unroute(pageModules);
  await page.getByRole("button", { name: "Load this page again" }).click();
  await expect(page).toHaveTitle(/^Careers/);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/broke/);
});

test("from a page that breaks as it is opened every link leads away", async ({ page }) => {
  await breakPages(page);
  await gotoHydrated(page, "/careers");
  await expect(page.getByRole("heading", { level: 1, name: "Something broke on this page." })).toBeVisible();
  await page.unroute(pageModules);
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  await expect(page).toHaveTitle(/Terms/);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/broke/);
});

for (const [name, path] of [
  ["Blog", "/blog"],
  ["Knowledge Base", "/support/knowledge-base"],
] as const) {
  test(`a page whose data does not load is opened as a document: ${path}`, async ({ page }) => {
    await fetchNothingAhead(page);
    await gotoHydrated(page, "/");
    const documents = documentsOf(page);
    await page.route(`**${path}.data*`, (route) => route.abort());
    await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
    await expect.poll(() => documents).toEqual([path]);
    await expect(page).toHaveURL(path);
    await expect(page).not.toHaveTitle(/broke/);
    await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
    await expectFrame(page);
  });
}

test("a search dialog that breaks is excused in the header, and the page stays", async ({ page }) => {
  await gotoHydrated(page, "/about");
  await page.evaluate(() => {
    HTMLDialogElement.prototype.showModal = () => {
      throw new Error("broken on purpose");
    };
  });
  await page.getByRole("banner").getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Search did not load.");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectFrame(page);
});
