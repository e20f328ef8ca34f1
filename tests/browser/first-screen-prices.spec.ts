import { expect, type Page, test } from "@playwright/test";

import { offered } from "../../app/catalogue/testing/offered.ts";
import { specifiedPages } from "../facts/all-pages.ts";
import { prices } from "../facts/prices.ts";
import { says } from "../support/says.ts";

const domains = "/services/hosting/domains";
const pages = [
  ...specifiedPages.flatMap(({ path, parts = [] }) =>
    parts.flatMap(({ plans }) => (plans ? [{ path, shown: plans.map(({ price }) => price) }] : [])),
  ),
  { path: domains, shown: prices.domains.map(([extension, price]) => `${extension} ${price}`) },
];

const screens = [
  { name: "the first screen of a laptop", viewport: { width: 1280, height: 720 }, until: 720 },
  { name: "the first two screens of a phone", viewport: { width: 390, height: 844 }, until: 2 * 844 },
] as const;

const priceList = (page: Page) =>
  page.getByRole("main").getByRole("list", { name: /^(Plans and prices|Price for the first year)$/ });

for (const { name, viewport, until } of screens) {
  test.describe(name, () => {
    test.use({ viewport });

    test("every plan's price is in it, with its period", async ({ page }) => {
      for (const { path, shown } of pages) {
        await page.goto(path);
        const entries = priceList(page).getByRole("listitem");
        await expect(entries, path).toHaveCount(shown.length);
        for (const [index, price] of shown.entries()) {
          const entry = entries.nth(index);
          expect(says(unmarked(await entry.innerText()), price), `${path} ${price}`).toBe(true);
          const box = await entry.boundingBox();
          expect(box?.height, `${path} ${price}`).toBeGreaterThanOrEqual(44);
          expect((box?.y ?? until) + (box?.height ?? 0), `${path} ${price}`).toBeLessThanOrEqual(until);
        }
      }
    });

    test("what explains the service begins in it too", { tag: "@full" }, async ({ page }) => {
      for (const { path } of pages) {
        await page.goto(path);
        const figure = page.locator("main section .grid-12").first().locator("> :last-child");
        const box = await figure.boundingBox();
        expect(box?.y, path).toBeLessThan(until - 80);
      }
    });
  });
}

test("each price leads to the contact form with its plan", async ({ page }) => {
  await page.goto("/services/hosting/vps");
  const { name, listPrice } = offered("vps-professional");
  const popular = priceList(page).getByRole("link", { name: `${name} Most Popular ${listPrice}` });
  await popular.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/contact?plan=vps-professional");
});

test(
  "the buttons stand under the lede, also where the figure has the whole width",
  { tag: "@full" },
  async ({ page }) => {
    for (const width of [390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/services/email/zoho");
      const lede = await page.locator("h1 ~ div p").first().boundingBox();
      const button = await page.getByRole("link", { name: "View Mail Plans" }).boundingBox();
      expect(button?.x, `${width}`).toBe(lede?.x);
      expect(button?.y, `${width}`).toBeGreaterThanOrEqual((lede?.y ?? Infinity) + (lede?.height ?? 0));
    }
  },
);

/** The mark of the popular ones stands between name and price. */
function unmarked(text: string): string {
  return text.replace(/\b(Most )?Popular\b/, "");
}
