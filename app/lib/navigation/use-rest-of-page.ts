import { useDeferredValue } from "react";

let topFirst = false;

/** Whether the pages to come show their top before the rest of them is rendered. */
export function showTopFirst(wanted: boolean) {
  topFirst = wanted;
}

/**
 * False for a moment after a link was followed in the app, so that a page's heading is painted before what is below it
 * is rendered. Prerendered pages come whole, and so do those that open at a place further down.
 */
export function useRestOfPage(): boolean {
  return useDeferredValue(true, !topFirst);
}
