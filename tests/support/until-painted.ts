import type { Page } from "@playwright/test";

/** A page counts as loaded before it is shown, and a mouse that moves over one that nobody sees opens nothing. */
export async function untilPainted(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver((list) => {
          if (list.getEntriesByName("first-contentful-paint").length > 0)
            requestAnimationFrame(() => resolve());
        }).observe({ type: "paint", buffered: true });
      }),
  );
}
