import { expect, type Page } from "@playwright/test";

/** Opened once: whoever loads it again has cheated. */
export async function openOnce(page: Page, address: string) {
  await page.goto(address);
  await keepOpen(page);
}

/** The same for the page in view. */
export async function keepOpen(page: Page) {
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
}

export const isSame = (page: Page) => page.evaluate(() => "isSameDocument" in window);
