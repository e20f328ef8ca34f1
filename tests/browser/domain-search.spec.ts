import { expect, type Page, test } from "@playwright/test";

import { domainExtensions } from "../../app/catalogue/domains.data.ts";
import { offered } from "../../app/catalogue/testing/offered.ts";
import { threeYearTotal } from "../../app/catalogue/three-year-total.ts";
import { formatPrice } from "../../app/lib/format/format-price.ts";
import { gotoHydrated } from "../support/hydrated.ts";

const path = "/services/hosting/domains";
const form = (page: Page) => page.getByRole("search", { name: "Domain names" });
const field = (page: Page) => form(page).getByLabel("Which name are you after?");
const results = (page: Page) => page.getByRole("region", { name: "Prices for this name" });
const status = (page: Page) => page.getByRole("main").getByRole("status");

test("a name is shown under all extensions, with prices and a way to ask", async ({ page }) => {
  await gotoHydrated(page, path);
  await field(page).fill("https://WWW.Northwind.io/shop");
  await form(page).getByRole("button", { name: "Search" }).click();
  await expect(results(page).getByRole("listitem")).toHaveCount(domainExtensions.length);
  const first = results(page).getByRole("listitem").first();
  const { dollars: price, renewal = price } = offered("domain-com");
  const prices = [price, renewal, threeYearTotal({ price, renewal })].map(formatPrice);
  for (const text of ["northwind.com", ...prices]) await expect(first).toContainText(text);
  await expect(results(page).getByRole("link", { name: "Enquire about northwind.com" })).toHaveAttribute(
    "href",
    "/contact?domain=northwind.com",
  );
  await expect(results(page)).toContainText("Availability is confirmed by the team");
  await expect(results(page).getByRole("listitem").filter({ hasText: "as you typed it" })).toContainText(
    ".io",
  );
  await expect(status(page)).toContainText("northwind");
});

test("by keyboard: Enter searches, focus stays, and no request leaves the page", async ({ page }) => {
  await gotoHydrated(page, path);
  await field(page).focus();
  const requests: string[] = [];
  page.on("request", (request) => {
    if (["document", "fetch", "xhr"].includes(request.resourceType())) requests.push(request.url());
  });
  await page.keyboard.type("northwind");
  await page.keyboard.press("Enter");
  await expect(results(page)).toBeVisible();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(results(page).getByRole("link", { name: "Enquire about northwind.com" })).toBeFocused();
  expect(requests).toEqual([]);
});

test("what cannot be a name is refused with a message tied to the field", async ({ page }) => {
  await gotoHydrated(page, path);
  for (const [typed, message] of [
    ["", "Type a name first"],
    ["-north-", "cannot begin or end with a hyphen"],
    ["north🚀wind", "signs and emoji cannot stand in a name"],
    ["a".repeat(64), "at most 63 characters"],
  ] as const) {
    await field(page).fill(typed);
    await form(page).getByRole("button", { name: "Search" }).click();
    await expect(field(page)).toHaveAccessibleDescription(new RegExp(message));
    await expect(field(page)).toHaveAttribute("aria-invalid", "true");
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue(typed);
    await expect(status(page)).toContainText(message);
    await expect(results(page)).toHaveCount(0);
  }
});

test(
  "the name is in the address: it survives a reload, and Back returns to the one before",
  { tag: "@full" },
  async ({ page }) => {
    await gotoHydrated(page, path);
    for (const name of ["northwind", "südwind"]) {
      await field(page).fill(name);
      await page.keyboard.press("Enter");
      await expect(results(page).getByRole("heading")).toContainText(name);
    }
    expect(new URL(page.url()).searchParams.get("name")).toBe("südwind");
    await expect(results(page)).toContainText("xn--sdwind-3ya");
    await page.reload();
    await expect(results(page).getByRole("heading")).toContainText("südwind");
    await expect(field(page)).toHaveValue("südwind");
    await page.goBack();
    await expect(results(page).getByRole("heading")).toContainText("northwind");
    await expect(field(page)).toHaveValue("northwind");
  },
);

test("what a link brings is checked like what is typed", { tag: "@full" }, async ({ page }) => {
  await gotoHydrated(page, `${path}?name=${encodeURIComponent('"><img src=x onerror=alert(1)>')}`);
  await expect(field(page)).toHaveAttribute("aria-invalid", "true");
  await expect(results(page)).toHaveCount(0);
  await expect(page.locator("main img")).toHaveCount(0);
  await gotoHydrated(page, `${path}?name=${"a".repeat(5000)}`);
  await expect(status(page)).toContainText("at most 63 characters");
});

test("63 characters fit a phone without scrolling sideways", { tag: "@full" }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await gotoHydrated(page, `${path}?name=${"w".repeat(63)}`);
  await expect(results(page)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("prices and answers can be read, and the search says what it needs", async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText("The search needs JavaScript.")).toBeVisible();
    await expect(page.locator("#pricing").getByText("$169.97").first()).toBeVisible();
    await page.locator("summary", { hasText: "How long does a transfer take?" }).click();
    await expect(page.getByText("free one-year extension").first()).toBeVisible();
  });
});
