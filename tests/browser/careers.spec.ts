import { expect } from "@playwright/test";

import { axeProblemsAtAllWidths, test } from "../support/axe.ts";
import { gotoHydrated } from "../support/hydrated.ts";
import { stubMap } from "../support/stub-map.ts";

const positions = "#positions [data-scale=salaries] > li";

test("a position opens in place by mouse and by keyboard, and axe finds nothing in the open ones", async ({
  sharedPage: page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await gotoHydrated(page, "/careers");
  const architect = page.locator(positions, { hasText: "Senior Cloud Architect" });
  const tester = page.locator(positions, { hasText: "Penetration Tester" });
  await expect(architect.getByRole("heading", { name: "Requirements" })).toBeHidden();

  await architect.getByText("Learn More").click();
  await expect(architect.getByRole("heading", { name: "Requirements" })).toBeVisible();
  await expect(page).toHaveURL("/careers");

  await tester.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(tester.getByText("OWASP Top 10")).toBeVisible();
  // People compare: opening one leaves the other open.
  await expect(architect.getByRole("heading", { name: "Requirements" })).toBeVisible();
  expect(await axeProblemsAtAllWidths(page)).toEqual([]);

  await page.keyboard.press("Enter");
  await expect(tester.getByText("OWASP Top 10")).toBeHidden();
});

test("the hero leads to the positions, and a position to the contact form with the job", async ({
  sharedPage: page,
}) => {
  await stubMap(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await gotoHydrated(page, "/careers");
  await page.getByRole("link", { name: "View Open Positions" }).click();
  await expect(page).toHaveURL("/careers#positions");
  await expect(page.getByRole("heading", { name: /^Open positions/ })).toBeInViewport();
  await page.getByRole("link", { name: "Apply Now for DevOps Engineer" }).click();
  await expect(page).toHaveURL("/contact?job=devops-engineer");
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(
    /I am applying for DevOps Engineer/,
  );
});

test("on a phone an open position has the whole width, with Apply Now after it", async ({
  sharedPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await gotoHydrated(page, "/careers");
  const position = page.locator(positions, { hasText: "DevOps Engineer" });
  const row = await position.boundingBox();
  await position.getByText("Learn More").click();
  const opened = await position.locator("details").boundingBox();
  expect(opened?.width).toBe(row?.width);
  const apply = await position.getByRole("link", { name: /^Apply Now/ }).boundingBox();
  expect(apply?.y).toBeGreaterThan((opened?.y ?? 0) + (opened?.height ?? 0));
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a position still opens", async ({ page }) => {
    await page.goto("/careers");
    const position = page.locator(positions, { hasText: "Account Executive" });
    await position.locator("summary").click();
    await expect(position.getByRole("heading", { name: "Requirements" })).toBeVisible();
  });
});
