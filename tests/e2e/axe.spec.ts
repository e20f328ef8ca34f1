import { expect } from "@playwright/test";

import { pages } from "../../app/site-map.ts";
import { axeProblems, axeProblemsAtAllWidths, test } from "../support/axe.ts";
import { gotoHydrated } from "../support/hydrated.ts";

for (const path of [...pages.map((page) => page.path), "/no/such-page"]) {
  test(`axe finds nothing on ${path}`, async ({ sharedPage: page }) => {
    await gotoHydrated(page, path);
    expect(await axeProblemsAtAllWidths(page)).toEqual([]);
  });
}

test("axe finds nothing in an open menu", async ({ sharedPage: page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await gotoHydrated(page, "/");
  for (const label of ["Services", "Solutions", "Company"]) {
    await page.getByRole("navigation", { name: "Main" }).locator("summary", { hasText: label }).click();
    expect(await axeProblems(page)).toEqual([]);
  }
});

test("axe finds nothing in the open mobile menu", async ({ sharedPage: page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await gotoHydrated(page, "/");
  await page.getByRole("button", { name: "Open menu" }).click();
  expect(await axeProblems(page)).toEqual([]);
});

test("axe finds nothing on the other slides and after subscribing", async ({ sharedPage: page }) => {
  await gotoHydrated(page, "/");
  await page.getByLabel("E-mail address").fill("someone@company.example");
  await page.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByText("Thank you for subscribing!")).toBeVisible();
  for (const slide of [2, 3, 4]) {
    await page.getByRole("button", { name: `Slide ${slide}:` }).click();
    // With another slide in view the page's h1 is out of sight; everything else has to hold.
    const problems = await axeProblems(page);
    expect(problems.filter((problem) => !problem.includes("page-has-heading-one"))).toEqual([]);
  }
});
