import type { Browser, Page } from "@playwright/test";

import type { Interaction } from "./interactions.ts";

const SLOWDOWN = 4;

/** Milliseconds from an input to the next paint, as browsers report them (in steps of 8), on a slow processor. */
export async function interactionTime(browser: Browser, origin: string, what: Interaction): Promise<number> {
  const page = await openSlow(browser, origin + what.path, what.phone ?? false);
  await what.prepare?.(page);
  await page.evaluate(() => {
    const seen = { slowest: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
        if (entry.interactionId) seen.slowest = Math.max(seen.slowest, entry.duration);
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
  await what.act(page);
  await page.waitForTimeout(1500);
  const time = await page.evaluate(() => (window as unknown as { seen: { slowest: number } }).seen.slowest);
  await page.context().close();
  return time;
}

/** Milliseconds from the click on a link in the menu, its code fetched, to the paint of the next page's heading. */
export async function navigationTime(browser: Browser, origin: string): Promise<number> {
  const page = await openSlow(browser, `${origin}/about`, false);
  await page.getByRole("navigation", { name: "Main" }).locator("summary").first().click();
  const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "FinOps" });
  const fetched = page.waitForResponse(/\/assets\/page-.*\.js$/);
  await link.hover();
  await fetched;
  await page.waitForTimeout(1500);
  await page.evaluate(() => {
    const seen = { time: 0 };
    Object.assign(window, { seen });
    const before = document.querySelector("h1")?.textContent;
    let clicked = 0;
    addEventListener("click", (event) => (clicked = event.timeStamp), { capture: true });
    new MutationObserver((_, observer) => {
      const heading = document.querySelector("h1")?.textContent;
      if (!heading || heading === before) return;
      observer.disconnect();
      // The frame after the one that shows it.
      requestAnimationFrame(() => setTimeout(() => (seen.time = performance.now() - clicked)));
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await link.click();
  await page.waitForFunction(() => (window as unknown as { seen: { time: number } }).seen.time > 0);
  const time = await page.evaluate(() => (window as unknown as { seen: { time: number } }).seen.time);
  await page.context().close();
  return Math.round(time);
}

async function openSlow(browser: Browser, url: string, phone: boolean): Promise<Page> {
  const context = await browser.newContext(
    phone
      ? { viewport: { width: 412, height: 823 }, isMobile: true }
      : { viewport: { width: 1280, height: 900 } },
  );
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(url);
  await page.waitForFunction(() => "hydrated" in document.documentElement.dataset, undefined, {
    timeout: 60_000,
  });
  await page.waitForTimeout(1000);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  return page;
}
