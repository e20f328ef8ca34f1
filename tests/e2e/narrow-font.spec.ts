import { expect, test } from "@playwright/test";

for (const path of ["/", "/pricing", "/services/hosting/vps", "/about"]) {
  test(`nothing on ${path} moves when the narrow cut of the font comes after the rest`, async ({ page }) => {
    const narrow = /instrument-sans-narrow[^/]*\.woff2$/;
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route(narrow, async (route) => {
      await held;
      await route.continue();
    });
    const asked = page.waitForRequest(narrow);
    await page.goto(path, { waitUntil: "commit" });
    await asked;
    // Two frames after the first font, the page has been painted with it.
    const first = await page.evaluate(async () => {
      await document.fonts.load('400 1em "Instrument Sans"');
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return document.fonts.check('400 1em "Instrument Sans"');
    });
    expect(first).toBe(true);

    release();
    const shifts = await page.evaluate(async () => {
      await document.fonts.ready;
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
    const loaded = await page.evaluate(
      () =>
        [...document.fonts].filter(
          ({ family, status, stretch }) =>
            family.includes("Sans") &&
            !family.includes("Fallback") &&
            status === "loaded" &&
            stretch === "86%",
        ).length,
    );
    expect(loaded).toBeGreaterThan(0);
  });
}
