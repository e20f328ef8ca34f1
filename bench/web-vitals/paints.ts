import type { Browser } from "@playwright/test";

export interface Paints {
  fcp: number;
  lcp: number;
  cls: number;
}

/** What Lighthouse calls a slow 4G connection and a mid-range phone. */
const network = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const SLOWDOWN = 4;

/** One cold visit: a new context, so that nothing is cached. */
export async function paintsOf(browser: Browser, url: string): Promise<Paints> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", network);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await page.addInitScript(() => {
    const seen = { lcp: 0, cls: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      seen.lcp = list.getEntries().at(-1)?.startTime ?? seen.lcp;
    }).observe({ type: "largest-contentful-paint", buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        seen.cls += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(url, { waitUntil: "load" });
  // Long enough for hydration to repaint or move something, if it does.
  await page.waitForTimeout(4000);
  const paints = await page.evaluate(() => {
    const { seen } = window as unknown as { seen: { lcp: number; cls: number } };
    const fcp = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
    return { fcp: Math.round(fcp), lcp: Math.round(seen.lcp), cls: Math.round(seen.cls * 1000) / 1000 };
  });
  await context.close();
  return paints;
}
