import { expect, type Page, test } from "@playwright/test";

import { axeProblems, axeProblemsAtAllWidths, test as axeTest } from "../support/axe.ts";
import { gotoHydrated } from "../support/hydrated.ts";
import { onPageError } from "../support/watch-page.ts";

const index = "**/blog/search-index.json";
const box = (page: Page) => page.getByRole("searchbox", { name: /Search all \d+ articles/ });
const results = (page: Page) => page.getByRole("main").getByRole("article");
const outcome = (page: Page) => page.locator("#search-results");
const status = (page: Page) => page.getByRole("main").getByRole("status");

test("search filters all articles as one types, marks what it found and keeps it in the address", async ({
  page,
}) => {
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("search-index.json")) asked += 1;
  });
  await gotoHydrated(page, "/blog");
  await expect(results(page)).toHaveCount(7);
  expect(asked).toBe(0);
  await box(page).focus();
  await expect.poll(() => asked).toBe(1);

  await box(page).pressSequentially("postgres upgr");
  await expect(outcome(page)).toHaveText(/^\d articles? found$/);
  const first = results(page).first().getByRole("heading").getByRole("link");
  await expect(first).toHaveText("A PostgreSQL major upgrade with a way back");
  await expect(first.locator("mark")).toHaveText([/^Postgre/, "upgr"]);
  await expect(status(page)).toHaveText((await outcome(page).textContent()) ?? "");
  await expect(page).toHaveURL(/\/blog\?q=postgres\+upgr$/);
  expect(asked).toBe(1);

  await page.keyboard.press("Enter");
  await expect(outcome(page)).toBeFocused();
  await first.click();
  await expect(page).toHaveURL(/\/blog\/postgres-major-upgrade$/);
  await page.goBack();
  await expect(box(page)).toHaveValue("postgres upgr");
  await expect(first).toHaveText("A PostgreSQL major upgrade with a way back");

  await box(page).fill("");
  await expect(results(page)).toHaveCount(7);
  await expect(page).toHaveURL(/\/blog$/);
});

test(
  "a query in the address is searched for, and the link to the blog starts anew",
  { tag: "@full" },
  async ({ page }) => {
    await gotoHydrated(page, "/blog?q=Leela%20Menon");
    await expect(outcome(page)).toHaveText(/articles found/);
    await expect(results(page).locator("mark").first()).toHaveText("Leela");
    await page.getByRole("contentinfo").getByRole("link", { name: "Blog", exact: true }).click();
    await expect(results(page)).toHaveCount(7);
    await expect(box(page)).toHaveValue("");
  },
);

test(
  "what is no word finds nothing, breaks nothing and never becomes HTML",
  { tag: "@full" },
  async ({ page }) => {
    const errors: string[] = [];
    onPageError(page, (message) => errors.push(message));
    await gotoHydrated(page, "/blog");
    for (const odd of ["(((", "[zq-", '"zzqq xyzzy"', "🚀🚀", "zzz".repeat(4000)]) {
      await box(page).fill(odd);
      await expect(outcome(page)).toHaveText("No article matches that.");
      await expect(results(page)).toHaveCount(0);
    }
    await expect(status(page)).toHaveText("No article matches that.");
    expect(page.url().length).toBeLessThan(1000);
    await expect(
      page.getByRole("main").getByRole("link", { name: "ask an engineer", exact: true }),
    ).toHaveAttribute("href", "/contact");
    await page.getByRole("button", { name: "Show all again" }).click();
    await expect(results(page)).toHaveCount(7);
    await box(page).fill("<img src=x onerror=alert(1)>zzz");
    await expect(outcome(page)).toHaveText(/^No article/);
    await expect(page.locator("main img[src=x]")).toHaveCount(0);
    expect(errors).toEqual([]);
  },
);

test(
  "what no article has whole is looked for in parts, and stop words are nothing to look for",
  { tag: "@full" },
  async ({ page }) => {
    await gotoHydrated(page, "/blog");
    await box(page).fill("terraform xyzzy");
    await expect(outcome(page)).toHaveText(/^No article has all of these words\. \d+ articles? found/);
    await expect(results(page).first()).toContainText("Terraform");
    await box(page).fill("how to");
    await expect(results(page)).toHaveCount(7);
  },
);

test("an index that does not load is told, and can be tried again", { tag: "@full" }, async ({ page }) => {
  await page.route(index, (route) => route.abort());
  await gotoHydrated(page, "/blog?q=backup");
  await expect(outcome(page)).toHaveText("The search could not be loaded.");
  await page.unroute(index);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(outcome(page)).toHaveText(/articles found/);
});

test("from article to article, back, and to the encoded category", async ({ page }) => {
  await gotoHydrated(page, "/blog/answers-with-sources");
  const first = await page.locator(".prose").textContent();
  await page
    .getByRole("navigation", { name: /^More in/ })
    .getByRole("link")
    .first()
    .click();
  await expect(page).not.toHaveURL(/answers-with-sources/);
  await expect(page.locator(".prose")).not.toHaveText(first ?? "");
  await expect(page.locator(".prose p").first()).toBeVisible();
  await page.goBack();
  await expect(page.locator(".prose")).toHaveText(first ?? "");

  await page.getByRole("main").getByRole("link", { name: "AI & Machine Learning" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("AI & Machine Learning");
  await expect(results(page).first()).toBeVisible();
  const shown = await results(page).count();
  const response = await gotoHydrated(page, "/blog/category/ai-&%20machine%20learning");
  expect(response?.status()).toBe(200);
  await expect(results(page)).toHaveCount(shown);
});

test(
  "an article leads to its author, and from there to all the author's articles",
  { tag: "@full" },
  async ({ page }) => {
    await gotoHydrated(page, "/blog/restore-drill");
    const name = "Daniel Pinto";
    await page.getByRole("main").getByRole("link", { name, exact: true }).first().click();
    await expect(page).toHaveURL(/\/blog#daniel-pinto$/);
    const author = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
    await expect(author).toBeInViewport();
    await author.getByRole("link", { name: `articles by ${name}` }).click();
    await expect(outcome(page)).toHaveText(/articles found/);
    await expect(results(page).first()).toContainText(name);
  },
);

test(
  "an unknown article is the not-found page, from which a real one can be reached",
  { tag: "@full" },
  async ({ page }) => {
    const response = await gotoHydrated(page, "/blog/no-such-article");
    expect(response?.status()).toBe(404);
    await page.getByRole("contentinfo").getByRole("link", { name: "Blog", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tech Insights");
    await results(page).first().getByRole("heading").getByRole("link").click();
    await expect(page.locator(".prose p").first()).toBeVisible();
  },
);

test("code and address can be copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await gotoHydrated(page, "/blog/postgres-major-upgrade#ways-to-upgrade");
  const code = page.locator(".prose .code").first();
  await code.getByRole("button", { name: "Copy" }).click();
  await expect(code.getByRole("button")).toHaveText("Copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await code.locator("code").textContent(),
  );
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("The address is on your clipboard.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\/blog\/postgres-major-upgrade$/,
  );
});

test("on paper there is the article and nothing around it", { tag: "@full" }, async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto("/blog/postgres-major-upgrade");
  await expect(page.locator(".prose")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const part of ["body header:not(main header)", "footer", "nav", ".prose button", "#more"]) {
    for (const element of await page.locator(part).all()) await expect(element).toBeHidden();
  }
});

test("an XML parser reads every feed that a page names", async ({ page }) => {
  await page.goto("/blog");
  const paths = [
    "/blog",
    ...(await page.locator("aside section").first().getByRole("link").all()),
    "/blog/tag/aws",
    "/support/announcements",
  ];
  for (const each of paths) {
    const path = typeof each === "string" ? each : await each.getAttribute("href");
    const root = await page.evaluate(async (address) => {
      const response = await fetch(address);
      const document = new DOMParser().parseFromString(await response.text(), "application/xml");
      const { namespaceURI, localName } = document.documentElement;
      // What can't be read is told by an element within what could.
      return [response.status, namespaceURI, localName, document.querySelector("parsererror")?.textContent];
    }, `${path}/feed.xml`);
    expect(root, path ?? "").toEqual([200, "http://www.w3.org/2005/Atom", "feed", undefined]);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("articles can be read and categories found; what needs a script is hidden", async ({ page }) => {
    await page.goto("/blog");
    await expect(box(page)).toBeHidden();
    await results(page).first().getByRole("heading").getByRole("link").click();
    await expect(page.locator(".prose p").first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Copy" }).first()).toBeHidden();
  });
});

axeTest(
  "axe finds nothing while searching, with results, without and after a failure",
  { tag: "@full" },
  async ({ sharedPage: page }) => {
    await gotoHydrated(page, "/blog");
    await box(page).fill("backup restore");
    await expect(outcome(page)).toHaveText(/found/);
    expect(await axeProblemsAtAllWidths(page)).toEqual([]);
    await box(page).fill("zzzz");
    await expect(outcome(page)).toHaveText("No article matches that.");
    expect(await axeProblems(page, { within: "main" })).toEqual([]);
    await page.route(index, (route) => route.abort());
    await gotoHydrated(page, "/blog?q=backup");
    await expect(outcome(page)).toHaveText("The search could not be loaded.");
    expect(await axeProblems(page, { within: "main" })).toEqual([]);
    await page.unroute(index);
  },
);
