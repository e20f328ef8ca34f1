import type { Page, Response } from "@playwright/test";

import { untilFontsLoaded } from "./fonts.ts";

/** Opens a page and waits until its scripts answer, so that what follows tests the live page. */
export async function gotoHydrated(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await untilHydrated(page);
  return response;
}

/** For checks of how a page looks in the end: all that comes by itself has come. */
export async function gotoAtRest(page: Page, path: string): Promise<Response | null> {
  const response = await gotoHydrated(page, path);
  await untilFontsLoaded(page);
  return response;
}

/** For a document that a click or a reload opens: before that, keys reach the browser alone. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated, undefined, { timeout: 30_000 });
}

/** Runs in the page: whether the frame's script answers, and every island that starts by itself. */
export function isHydrated(): boolean {
  // With client:soon="use" an island waits for its first use, or for an address that asks for something.
  const byItself = location.search ? "" : `:not([opts*='"value":"use"'])`;
  const silent = document.querySelector(`astro-island[client="soon"]:not([data-ready])${byItself}`);
  return "ready" in document.documentElement.dataset && !silent;
}
