import { expect, type Page, test } from "@playwright/test";

import { gotoWithFrozenClock } from "../support/frozen-clock.ts";
import { holdModules } from "../support/hold-modules.ts";
import { gotoHydrated } from "../support/hydrated.ts";
import { untilIdle } from "../support/until-idle.ts";

test("before React answers, a link under the pointer has its document fetched ahead", async ({ page }) => {
  const fetched = await documentsFetchedAhead(page);
  await holdModules(page);
  await page.goto("/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "Kubernetes & EKS" }).hover();
  await expect
    .poll(() => fetched.map((url) => new URL(url).pathname))
    .toContain("/services/cloud/kubernetes");
});

test("once React answers, a link fetches the page's code instead", async ({ page }) => {
  const fetched = await documentsFetchedAhead(page);
  await gotoHydrated(page, "/about");
  const code = page.waitForRequest((request) => /\/assets\/page-.*\.js$/.test(request.url()));
  await page.getByRole("contentinfo").getByRole("link", { name: "Kubernetes & EKS" }).hover();
  await code;
  expect(fetched).toEqual([]);
});

test("for a visitor who saves data nothing is fetched ahead", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await gotoWithFrozenClock(page, "/about");
  await page.waitForLoadState("networkidle");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.getByRole("contentinfo").getByRole("link", { name: "Kubernetes & EKS" }).hover();
  // Longer than a pointer has to rest on a link to count as interest.
  await page.clock.runFor(500);
  await page.clock.resume();
  await untilIdle(page);
  expect(asked).toEqual([]);
});

async function documentsFetchedAhead(page: Page): Promise<string[]> {
  const urls: string[] = [];
  const session = await page.context().newCDPSession(page);
  session.on("Preload.prefetchStatusUpdated", ({ key }) => urls.push(key.url));
  await session.send("Preload.enable");
  return urls;
}
