import type { Page, Route } from "@playwright/test";

import { untilHydrated } from "./hydrated.ts";

/** Holds back every script file until the returned function is called: a slow connection, to the extreme. */
export async function holdModules(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let released = false;
  await page.route(/\.js$/, async (route) => {
    if (released) return route.continue();
    held.push(route);
  });
  return async () => {
    released = true;
    await Promise.all(held.map((route) => route.continue()));
    await untilHydrated(page);
  };
}
