import { expect, type Page, type Route } from "@playwright/test";

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
    await expect(page.locator("html")).toHaveAttribute("data-hydrated");
  };
}
