import { expect, type Page, test } from "@playwright/test";

import { gotoWithFrozenClock } from "../support/frozen-clock.ts";
import { gotoHydrated } from "../support/hydrated.ts";

const form = (page: Page) => page.getByRole("contentinfo").getByRole("form", { name: "Newsletter" });

test("subscribes after one second: spinner, then thanks, and no request", async ({ page }) => {
  await gotoWithFrozenClock(page, "/about");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));

  await form(page).getByLabel("E-mail address").fill("someone@company.example");
  await form(page).getByRole("button", { name: "Subscribe" }).click();
  await expect(form(page).getByRole("button", { name: "Subscribe" })).toBeDisabled();
  await expect(form(page).locator(".animate-spin")).toBeVisible();

  await page.clock.runFor(900);
  await expect(form(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(form(page)).toHaveCount(0);
  const thanks = page.getByRole("contentinfo").getByText("Thank you for subscribing!");
  await expect(thanks).toBeVisible();
  await expect(thanks).toBeFocused();
  expect(requests).toEqual([]);
  expect(page.url()).not.toContain("company");
});

test("an empty or malformed address is refused by the browser", async ({ page }) => {
  await gotoHydrated(page, "/about");
  const field = form(page).getByLabel("E-mail address");
  for (const value of ["", "nobody"]) {
    await field.fill(value);
    await form(page).getByRole("button", { name: "Subscribe" }).click();
    expect(await field.evaluate((input: HTMLInputElement) => input.validity.valid)).toBe(false);
    await expect(form(page).getByRole("button", { name: "Subscribe" })).toBeEnabled();
  }
});
