/**
 * Resolves when the page is painted and loaded: a script that is asked for before that holds up one or the other. A page
 * that is rendered ahead waits until it is seen.
 */
export async function paintedAndLoaded(): Promise<void> {
  await firstPaint();
  if (document.readyState === "complete") return;
  await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
}

/** Frames are counted sooner than they are shown, so the browser is asked. */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName("first-contentful-paint").length === 0) return;
      observer.disconnect();
      resolve();
    }).observe({ type: "paint", buffered: true });
  });
}
