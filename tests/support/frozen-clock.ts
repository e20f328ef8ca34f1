import type { Page } from "@playwright/test";

import { gotoHydrated } from "./hydrated.ts";

/** Opens a page, waits until it answers, then stops its clock: from here time passes only by page.clock.runFor(). */
export async function gotoWithFrozenClock(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await gotoHydrated(page, path);
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1000);
}
