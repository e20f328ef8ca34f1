import { expect, type Page, test } from "@playwright/test";

import { portfolioFilter } from "../facts/work.ts";
import { axeProblemsAtAllWidths, test as axeTest } from "../support/axe.ts";
import { gotoHydrated } from "../support/hydrated.ts";
import { watchPage } from "../support/watch-page.ts";

const button = (page: Page, name: string) =>
  page.getByRole("group", { name: "Filter projects by category" }).getByRole("button", { name, exact: true });
const projects = (page: Page) => page.getByRole("main").getByRole("article");
const status = (page: Page) => page.getByRole("main").getByRole("status");

test("a category shows its projects only, is highlighted, announced and in the address", async ({ page }) => {
  await gotoHydrated(page, "/portfolio");
  await expect(projects(page)).toHaveCount(6);
  await expect(button(page, "All")).toHaveAttribute("aria-pressed", "true");

  for (const name of portfolioFilter.slice(1)) {
    await button(page, name).click();
    await expect(page).toHaveURL(`/portfolio?category=${name.toLowerCase().replace(" ", "-")}`);
    await expect(projects(page)).toHaveCount(1);
    await expect(projects(page)).toContainText(name);
    await expect(page.getByRole("main").locator("button[aria-pressed=true]")).toHaveText([name]);
    await expect(status(page)).toHaveText(`1 project in ${name}`);
  }

  await button(page, "All").click();
  await expect(page).toHaveURL("/portfolio");
  await expect(projects(page)).toHaveCount(6);
  await expect(status(page)).toHaveText("All 6 projects");
});

test(
  "by keyboard: focus and the place on the page stay, and Back returns to the choice before",
  { tag: "@full" },
  async ({ page }) => {
    await gotoHydrated(page, "/portfolio");
    await button(page, "All").focus();
    const top = () => button(page, "All").evaluate((element) => element.getBoundingClientRect().top);
    const before = await top();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(status(page)).toHaveText("1 project in Cloud Migration");
    await expect(button(page, "Cloud Migration")).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await expect(status(page)).toHaveText("1 project in Cybersecurity");
    expect(await top()).toBeCloseTo(before, 0);
    await page.goBack();
    await expect(status(page)).toHaveText("1 project in Cloud Migration");
    await page.goBack();
    await expect(status(page)).toHaveText("All 6 projects");
  },
);

test(
  "an address with a category opens filtered and without a complaint from React; an unknown one shows all",
  { tag: "@full" },
  async ({ page, baseURL }) => {
    const problems = await watchPage(page, baseURL ?? "");
    await gotoHydrated(page, "/portfolio?category=devops&utm_source=letter");
    await expect(projects(page)).toHaveCount(1);
    await button(page, "All").click();
    await expect(page).toHaveURL("/portfolio?utm_source=letter");
    await gotoHydrated(page, "/portfolio?category=astrology");
    await expect(projects(page)).toHaveCount(6);
    await expect(button(page, "All")).toHaveAttribute("aria-pressed", "true");
    expect(problems).toEqual([]);
  },
);

test("View Case Study leads to the study itself", { tag: "@full" }, async ({ page }) => {
  await gotoHydrated(page, "/portfolio?category=software-development");
  await page.getByRole("link", { name: "View Case Study" }).click();
  await expect(page).toHaveURL("/case-studies#payments-fraud-detection");
  await expect(
    page.getByRole("heading", { name: "Payments company stops fraud before the money moves" }),
  ).toBeInViewport();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every project is shown, and no button that does nothing", async ({ page }) => {
    await page.goto("/portfolio?category=devops");
    await expect(projects(page)).toHaveCount(6);
    await expect(button(page, "DevOps")).toBeHidden();
  });
});

axeTest("axe finds nothing in a filtered portfolio", { tag: "@full" }, async ({ sharedPage: page }) => {
  await gotoHydrated(page, "/portfolio?category=cloud-architecture");
  await expect(projects(page)).toHaveCount(1);
  expect(await axeProblemsAtAllWidths(page)).toEqual([]);
});
