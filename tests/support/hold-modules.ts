import type { Page, Route } from "@playwright/test";

import { untilHydrated } from "./hydrated.ts";

/** Holds back the app's code until the returned function is called: a slow connection, to the extreme. */
export async function holdModules(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let released = false;
  await page.route("**/assets/*.js", async (route) => {
    if (released || route.request().url().includes("/start-")) return route.continue();
    held.push(route);
  });
  return async () => {
    released = true;
    await Promise.all(held.map((route) => route.continue()));
    await untilHydrated(page);
  };
}
