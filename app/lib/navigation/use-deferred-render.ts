import { startTransition, useDeferredValue, useEffect, useState } from "react";

let deferred = false;

/** Whether the next page shows its heading before the rest of it is rendered. */
export function deferRestOfPage(wanted: boolean) {
  deferred = wanted;
}

/**
 * False for a moment after a link was followed in the app, so that a page's heading is painted before what is below it
 * is rendered. Prerendered pages come whole, and so do those that open at a place further down.
 */
export function useDeferredRender(): boolean {
  return useDeferredValue(true, !deferred);
}

/** The same for a shorter moment: React renders transitions before deferred values. */
export function useRenderAfterHeading(): boolean {
  const [isTime, setIsTime] = useState(!deferred);
  useEffect(() => startTransition(() => setIsTime(true)), []);
  return isTime;
}
