import { scrollPositionsKey } from "./scroll-positions-key.ts";

/**
 * Stands in for the inline script of <ScrollRestoration>. Each load gets a key of its own, or every page
 * opened in this tab would share the key "default" and its position. A page that is already scrolled, by the
 * browser or by the visitor, stays where it is; so does one that has been read for a while.
 */
export function prepareScroll(isRead: boolean) {
  try {
    const key: unknown = history.state?.key;
    if (typeof key !== "string") {
      history.replaceState({ ...history.state, key: Math.random().toString(36).slice(2) }, "");
    } else if (isRead || scrollY > 0) {
      const positions = savedPositions();
      delete positions[key];
      sessionStorage.setItem(scrollPositionsKey, JSON.stringify(positions));
    }
  } catch {
    // Storage may be closed to us; the page then only forgets where it was.
  }
}

function savedPositions(): Record<string, number> {
  return JSON.parse(sessionStorage.getItem(scrollPositionsKey) ?? "{}");
}
