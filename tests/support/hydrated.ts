import type { Page, Response } from "@playwright/test";

/** Opens a page and waits until React has taken it over, so that what follows tests the live page. */
export async function gotoHydrated(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await untilHydrated(page);
  return response;
}

/** For a document that a click, a reload or the page itself opens: before that, keys reach the browser alone. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => "hydrated" in document.documentElement.dataset, undefined, {
    timeout: 30_000,
  });
}
