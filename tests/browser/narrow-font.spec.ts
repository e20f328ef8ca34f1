import { expect, test } from "@playwright/test";

import { fontBeforePaint, untilFontsLoaded } from "../support/fonts.ts";
import { onlyFirstInSmoke } from "../support/only-first-in-smoke.ts";

const narrow = /instrument-sans-narrow[^/]*\.woff2$/;

const phone = { width: 412, height: 823 };
const desk = { width: 1280, height: 720 };
for (const [index, [path, viewport]] of (
  [
    ["/", desk],
    ["/pricing", desk],
    ["/pricing", phone],
    ["/services/hosting/vps", desk],
    ["/about", desk],
    ["/services/cloud/aws", phone],
    ["/blog/a-token-budget", phone],
    ["/blog/charge-once", phone],
    ["/support/knowledge-base/read-your-invoice", phone],
  ] as const
).entries()) {
  test(
    `nothing on ${path} moves ${viewport.width} pixels wide when the narrow cut of the font comes after the rest`,
    onlyFirstInSmoke(index),
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await fontBeforePaint(page);
      const { promise: held, resolve: release } = Promise.withResolvers<void>();
      await page.route(narrow, async (route) => {
        await held;
        await route.continue();
      });
      const asked = page.waitForRequest(narrow);
      await page.goto(path, { waitUntil: "commit" });
      await asked;
      // Two frames after the first font, the page has been painted with it.
      await page.evaluate(async () => {
        await document.fonts.load('400 1em "Instrument Sans"');
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      });
      release();
      await untilFontsLoaded(page);
      const shifts = await page.evaluate(async () => {
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        return new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            const entries = list.getEntries() as (PerformanceEntry & { value: number })[];
            resolve(entries.reduce((sum, { value }) => sum + value, 0));
          }).observe({ type: "layout-shift", buffered: true });
          // With no shift at all the observer never reports.
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
        });
      });
      expect(shifts).toBeLessThan(0.001);
    },
  );
}
