import type { Page, Response } from "@playwright/test";

/** Opens a page and waits until React has taken it over, so that what follows tests the live page. */
export async function gotoHydrated(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await untilHydrated(page);
  return response;
}

/** For checks of how a page looks in the end: all that comes by itself has come. The last are the rules for links. */
export async function gotoAtRest(page: Page, path: string): Promise<Response | null> {
  const response = await gotoHydrated(page, path);
  await page.locator("head > script[type=speculationrules]").waitFor({ state: "attached" });
  return response;
}

/** For a document that a click, a reload or the page itself opens: before that, keys reach the browser alone. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated, undefined, { timeout: 30_000 });
}

/**
 * Runs in the page: whether React has taken it over. To a page for reading it comes when somebody turns to a control:
 * here a mouse is pressed on one and not lifted, so that nothing else happens.
 */
export function isHydrated(): boolean {
  if ("hydrated" in document.documentElement.dataset) return true;
  if (document.querySelector("script[data-on-demand]"))
    document
      .querySelector("header button")
      ?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerType: "mouse" }));
  return false;
}
