import type { Page } from "@playwright/test";

/**
 * Waits until the page has drawn and has nothing left to do. For tests of what must not happen: there is nothing to
 * wait for, but what was going to happen at once has happened by then.
 */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        // Chromium sometimes forgets that it is idle, until the next input.
        requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 2000 }));
      }),
  );
}
