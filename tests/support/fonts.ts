import type { Page } from "@playwright/test";

/** Waits for the fonts of the style sheet. */
export async function untilFontsLoaded(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/**
 * Keeps the style sheet back until the preloaded font has come: on a busy machine the page is painted before, and one without
 * Arial then shows a font that is wider.
 */
export async function fontBeforePaint(page: Page): Promise<void> {
  const font = page.waitForResponse(/\.woff2$/).then((response) => response.finished());
  await page.route("**/*.css", async (route) => {
    await font;
    await route.continue();
  });
}
