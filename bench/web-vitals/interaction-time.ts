import type { Browser, Locator, Page } from "@playwright/test";

import { isHydrated } from "../../tests/support/hydrated.ts";

import type { Interaction, Navigation } from "./interactions.ts";

export const SLOWDOWN = 4;

/** Milliseconds from an input to the next paint, as browsers report them (in steps of 8), on a slow processor. */
export async function interactionTime(browser: Browser, origin: string, what: Interaction): Promise<number> {
  const page = await openSlow(browser, what.bare ? asAddress(what.bare) : origin + what.path, what);
  await what.prepare?.(page);
  const act = await readyTo(page, what.act, what.touch);
  await page.evaluate(() => {
    const seen = { slowest: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
        if (entry.interactionId) seen.slowest = Math.max(seen.slowest, entry.duration);
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
  await act();
  await page.waitForTimeout(1500);
  const time = await page.evaluate(() => (window as unknown as { seen: { slowest: number } }).seen.slowest);
  await page.context().close();
  return time;
}

/**
 * Milliseconds from Enter on a link of /about to the paint of the next page, of which the browser has nothing: by key, for a
 * link that a mouse rested on is rendered ahead (rendered-ahead-time.ts).
 */
export async function navigationTime(
  browser: Browser,
  origin: string,
  findLink: Navigation["findLink"],
): Promise<number> {
  const page = await openSlow(browser, `${origin}/about`, {});
  const link = await findLink(page);
  await link.focus();
  await page.waitForTimeout(2000);
  await page.evaluate(() =>
    addEventListener(
      "click",
      ({ timeStamp }) => sessionStorage.setItem("clicked", `${performance.timeOrigin + timeStamp}`),
      { capture: true },
    ),
  );
  await Promise.all([page.waitForEvent("load"), page.keyboard.press("Enter")]);
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  const time = await page.evaluate(() => {
    const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN;
    return performance.timeOrigin + painted - Number(sessionStorage.getItem("clicked"));
  });
  await page.context().close();
  return Math.round(time);
}

/**
 * Brings the mouse to its target beforehand, as visitors do. The test tool's own click does both at once and looks at the
 * page from inside, which on a slow processor takes longer than what is measured. A finger comes from nowhere.
 */
async function readyTo(page: Page, act: Interaction["act"], touch = false): Promise<() => Promise<void>> {
  if ("key" in act) return () => page.keyboard.press(act.key);
  const { x, y } = await middleOf(act(page));
  if (!touch) await page.mouse.move(x, y);
  await page.waitForTimeout(500);
  return () => (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error("Nothing to click");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function openSlow(
  browser: Browser,
  url: string,
  how: Pick<Interaction, "phone" | "touch" | "bare">,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: how.phone ? { width: 412, height: 823 } : { width: 1280, height: 900 },
    isMobile: how.phone ?? false,
    hasTouch: how.touch ?? false,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(url);
  if (!how.bare) await page.waitForFunction(isHydrated, undefined, { timeout: 60_000 });
  await page.waitForTimeout(1000);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  return page;
}

function asAddress(html: string): string {
  return `data:text/html,${encodeURIComponent(html)}`;
}
