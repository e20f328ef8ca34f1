import { expect, type Page, test } from "@playwright/test";

import { documentsOf, fetchNothingAhead } from "../support/documents-of.ts";
import { gotoHydrated, untilHydrated } from "../support/hydrated.ts";
import { untilIdle } from "../support/until-idle.ts";

test.use({ viewport: { width: 1280, height: 800 } });
test.beforeEach(({ page }) => fetchNothingAhead(page));

/** The code of a page, by itself and, where it is opened first, with all that it imports. */
const pageModules = "**/assets/{page,app}-*.js";

/** Files of the old version are gone: 404 for those that match, as long as `gone` says so. */
async function remove(page: Page, files: string, gone: () => boolean = () => true) {
  await page.route(files, (route) => (gone() ? route.fulfill({ status: 404 }) : route.continue()));
}

const listOfRoutes = "**/routes.js";

/** As if a library or the style sheet had changed with a deployment: the list of routes names another than the page knows. */
async function replaceApp(page: Page, replaced: () => boolean, file: "react" | "root" = "react") {
  const [known, other] = {
    react: [/assets\/react-[\w-]{8}/g, "assets/react-00000000"] as const,
    root: [/assets\/root-[\w-]{8}\.css/g, "assets/root-00000000.css"] as const,
  }[file];
  await page.route(listOfRoutes, async (route) => {
    const response = await route.fetch();
    const list = await response.text();
    await route.fulfill({ response, body: replaced() ? list.replaceAll(known, other) : list });
  });
}

/** A late part is asked for when the page is up, which on a busy machine takes its time. */
const slow = { timeout: 20_000 };

/**
 * React's word that a late part failed and was left out, in the first or second document that the tab opens from now
 * on; by then the page shows what it makes of that.
 */
function chartsGivenUp(page: Page, inDocument: 1 | 2) {
  let opened = 0;
  page.on("domcontentloaded", () => (opened += 1));
  return page.waitForEvent("console", {
    predicate: (message) =>
      opened === inDocument &&
      message.type() === "error" &&
      /dynamically imported module.*late-charts/.test(message.text()),
    ...slow,
  });
}

/** The home page as it always is, but for the charts of three slides. */
async function expectHomePage(page: Page) {
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(page).not.toHaveTitle(/Something broke/);
  const slide = (number: number) => page.getByRole("group", { name: `${number} of 4` });
  await expect(slide(1).getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("button", { name: "Next slide" }).click();
  await expect(slide(2).getByRole("heading")).toBeVisible();
  await expect(slide(2).getByRole("link")).toBeVisible();
}

/** The next document has asked for its code in vain, and has done about it what it was going to do. */
async function codeIsMissed(page: Page) {
  // Not the answer to what the document before it asked for, which can come while that one is left.
  let isThere = false;
  page.once("domcontentloaded", () => (isThere = true));
  await page.waitForResponse((response) => isThere && response.status() === 404, slow);
  await untilIdle(page);
}

test("a click in a stale tab leads where it was going, in the new version", async ({ page }) => {
  const documents = documentsOf(page);
  await gotoHydrated(page, "/privacy");
  await remove(page, pageModules, () => documents.length === 1);

  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
  await expect(page).toHaveURL("/careers");
  await untilHydrated(page);
  await expect(page).toHaveTitle(/Careers/);
  expect(documents).toEqual(["/privacy", "/careers"]);
});

test("Back to a page whose code is gone shows that page", async ({ page }) => {
  await gotoHydrated(page, "/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
  await expect(page).toHaveTitle(/Careers/);
  // Now the tab knows the other page's address, and not its code.
  await page.reload();
  await untilHydrated(page);
  const documents = documentsOf(page);
  await remove(page, pageModules);

  const missed = codeIsMissed(page);
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await expect(page).toHaveTitle(/About/);
  await missed;
  expect(documents).toEqual(["/about"]);
});

test("where the code stays away the next page is there as a static page, loaded once", async ({ page }) => {
  await gotoHydrated(page, "/privacy");
  const documents = documentsOf(page);
  await remove(page, pageModules);

  const missed = codeIsMissed(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
  await expect(page).toHaveURL("/careers");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await missed;
  expect(documents).toEqual(["/careers"]);
  // Its links are plain links.
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  await expect(page).toHaveURL("/terms");
});

test("a link that is only looked at and whose code is gone leaves the page and what was typed", async ({
  page,
}) => {
  await gotoHydrated(page, "/about");
  const documents = documentsOf(page);
  await remove(page, pageModules);
  const email = page.getByRole("form", { name: "Newsletter" }).getByLabel("Email address");
  await email.fill("someone@company.example");

  const link = page.getByRole("contentinfo").getByRole("link", { name: "Careers" });
  const missed = page.waitForEvent("console", {
    predicate: (message) => message.text().startsWith("Error loading route module"),
    ...slow,
  });
  await link.hover();
  await missed;
  await untilIdle(page);
  expect(documents).toEqual([]);
  await expect(email).toHaveValue("someone@company.example");
  await link.click();
  await expect(page).toHaveURL("/careers");
});

test("a part that is loaded late and is gone reloads the page, once", async ({ page }) => {
  const documents = documentsOf(page);
  await remove(page, "**/assets/late-charts-*.js", () => documents.length === 1);
  await page.goto("/");
  await expect.poll(() => documents, slow).toEqual(["/", "/"]);
  await untilHydrated(page);
  await expect(page.getByRole("button", { name: "Next slide" })).toBeVisible();
});

test("a late part that stays away leaves the page as it is, without a loop", async ({ page }) => {
  const documents = documentsOf(page);
  await remove(page, "**/assets/late-charts-*.js");
  const givenUp = chartsGivenUp(page, 2);
  await page.goto("/");
  await givenUp;
  await expectHomePage(page);
  await untilIdle(page);
  expect(documents).toEqual(["/", "/"]);
});

test("without a server that answers, the page stays", async ({ page }) => {
  const documents = documentsOf(page);
  await page.route("**/assets/late-charts-*.js", (route) => route.abort());
  await page.route("/", (route) => (route.request().method() === "HEAD" ? route.abort() : route.continue()));
  const asked = page.waitForRequest((request) => request.method() === "HEAD");
  const givenUp = chartsGivenUp(page, 1);
  await page.goto("/");
  await Promise.all([asked, givenUp]);
  await expectHomePage(page);
  await untilIdle(page);
  expect(documents).toEqual(["/"]);
});

test("a page for reading that outlived its code loads the new version when it is needed, once", async ({
  page,
}) => {
  const documents = documentsOf(page);
  await remove(page, pageModules, () => documents.length === 1);
  await page.goto("/privacy");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect.poll(() => documents).toEqual(["/privacy", "/privacy"]);
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();

  await page.unroute(pageModules);
  await remove(page, pageModules);
  await page.goto("/privacy");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect.poll(() => documents).toHaveLength(4);
  // The newest version misses it too.
  const missed = page.waitForEvent("pageerror");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await missed;
  await untilIdle(page);
  expect(documents).toHaveLength(4);
});

test("a page for reading whose list of routes is of another app loads the new version, once", async ({
  page,
}) => {
  const documents = documentsOf(page);
  await replaceApp(page, () => documents.length === 1);
  await page.goto("/privacy");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect.poll(() => documents).toEqual(["/privacy", "/privacy"]);
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
});

for (const file of ["react", "root"] as const) {
  test(`any other page loads the new version by itself if its ${file} is another`, async ({ page }) => {
    const documents = documentsOf(page);
    await replaceApp(page, () => documents.length === 1, file);
    await page.goto("/about");
    await expect.poll(() => documents).toEqual(["/about", "/about"]);
    await untilHydrated(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
    await expect(page).toHaveTitle(/Careers/);
    expect(documents).toEqual(["/about", "/about"]);
  });
}

test("where the new document stays away the page is a static page, loaded again once", async ({ page }) => {
  const documents = documentsOf(page);
  await replaceApp(page, () => documents.at(-1) === "/about");
  // The first document says so too, while it is left.
  let opened = 0;
  page.on("domcontentloaded", () => (opened += 1));
  const missed = page.waitForEvent("pageerror", { predicate: () => opened === 2, ...slow });
  await page.goto("/about");
  expect((await missed).message).toBe("A newer version was deployed");
  await untilIdle(page);
  await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
  await untilHydrated(page);
  await expect(page).toHaveTitle(/Careers/);
  expect(documents).toEqual(["/about", "/about", "/careers"]);
});

test("a list of routes that is newer than a page, of the same app, leads to the new pages", async ({
  page,
}) => {
  await page.route(listOfRoutes, async (route) => {
    const response = await route.fetch();
    const list = await response.text();
    await route.fulfill({
      response,
      body: list.replace(/("id":"pages\/about\/page".*?assets\/page)-[\w-]{8}/, "$1-00000000"),
    });
  });
  const documents = documentsOf(page);
  await gotoHydrated(page, "/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
  await expect(page).toHaveTitle(/Careers/);
  expect(documents).toEqual(["/about"]);
});

test("what the visitor typed is worth more than a new version", async ({ page }) => {
  await gotoHydrated(page, "/about");
  const documents = documentsOf(page);
  const email = page.getByRole("form", { name: "Newsletter" }).getByLabel("Email address");
  await email.fill("someone@company.example");
  await email.blur();
  await page.evaluate(() => dispatchEvent(new Event("vite:preloadError")));
  await untilIdle(page);
  expect(documents).toEqual([]);
  await expect(email).toHaveValue("someone@company.example");
});
