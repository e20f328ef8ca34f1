import type { Page } from "@playwright/test";

/**
 * The page hears of no changes from now on. For axe: a page that changes under it, because another test did something,
 * can leave it waiting for ever (3 of 4 runs, and none of 6 on such a page).
 */
export async function makeDeaf(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.EventSource = class extends EventTarget {
      close() {}
    } as unknown as typeof EventSource;
  });
}
