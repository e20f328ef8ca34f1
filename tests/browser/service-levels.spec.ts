import { expect, type Page, test } from "@playwright/test";

import { gotoHydrated } from "../support/hydrated.ts";

test("minutes down become availability and a credit, in words and in the figure", async ({ page }) => {
  await gotoHydrated(page, "/service-levels");
  await expect(answer(page)).toHaveText(/^1 h down is 99\.861% availability\. You get back 10% /);

  await minutes(page).fill("500");
  await expect(answer(page)).toHaveText(/^8 h 20 min down is 98\.842% availability\. You get back 25% /);
  await expect(page.getByRole("status").filter({ hasText: "98.842%" })).toHaveCount(1);
  await expect(page.getByText("8 h 20 min", { exact: true })).toHaveCount(1);

  await minutes(page).fill("44");
  await expect(answer(page)).toHaveText(/You get back 10% /);
  await page.getByLabel("In a month of").selectOption("31");
  await expect(answer(page)).toHaveText(
    "44 min down is 99.901% availability. The target is met, so there is no credit.",
  );
});

for (const [typed, said] of [
  ["99999999", /^720 h down is 0% availability\. You get back 100% /],
  ["0", /^0 min down is 100% availability\. The target is met/],
  ["<b>90</b>", /^1 h 30 min down is /],
  ["soon", /^1 h down is /],
] as const) {
  test(`whatever is typed is understood or set aside: ${typed}`, { tag: "@full" }, async ({ page }) => {
    await gotoHydrated(page, "/service-levels");
    await minutes(page).fill(typed);
    await expect(answer(page)).toHaveText(said);
  });
}

test("the data processing agreement opens the print dialog", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  await gotoHydrated(page, "/trust/data-processing-agreement");
  await page.getByRole("button", { name: "Print this agreement" }).click();
  await expect(page.locator("body")).toHaveAttribute("data-printed");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the example and the table of credits can be read, and nothing is offered that cannot work", async ({
    page,
  }) => {
    await page.goto("/service-levels");
    await expect(answer(page)).toHaveText(/^1 h down is 99\.861% availability/);
    await expect(minutes(page)).toBeHidden();
    await expect(page.getByRole("row", { name: "Below 99.0% More than 7 h 12 min 25%" })).toBeVisible();
    await page.goto("/trust/data-processing-agreement");
    await expect(page.getByRole("button", { name: "Print this agreement" })).toBeHidden();
  });
});

function minutes(page: Page) {
  return page.getByLabel("Minutes down");
}

function answer(page: Page) {
  return page.getByText(/ down is [\d.]+% availability\./).first();
}
