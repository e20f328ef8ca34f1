import { expect, type Page } from "@playwright/test";

/** Opens a page, lets it hydrate, then stops its clock: from here time passes only by page.clock.runFor(). */
export async function gotoWithFrozenClock(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await expect(page.locator("html")).toHaveAttribute("data-hydrated", { timeout: 30_000 });
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1000);
}
