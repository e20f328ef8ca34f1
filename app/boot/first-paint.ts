/** Resolves when the page is painted and loaded: what is asked for before that holds up its load event. */
export async function paintedAndLoaded(): Promise<void> {
  await firstPaint();
  if (document.readyState === "complete") return;
  await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
}

/** Resolves when the visitor sees the page: frames are counted sooner than they are shown, so the browser is asked. */
export function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName("first-contentful-paint").length === 0) return;
      observer.disconnect();
      resolve();
    }).observe({ type: "paint", buffered: true });
  });
}
