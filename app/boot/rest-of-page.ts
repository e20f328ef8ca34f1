import { pause } from "./pause.ts";

/**
 * What is below the first screen is laid out after the first paint, a section at a time: all of it at once is half a
 * second on a slow phone, in which the page answers nobody. Until then app/styles/site.css lets the browser skip what is
 * out of sight.
 */

/**
 * A part of app/inline-script.ts. A page that opens at a place further down needs its true height at once; one that is
 * rendered ahead has time.
 */
export const restScript =
  ';document.prerendering||location.hash||performance.getEntriesByType("navigation")[0]?.type!="navigate"||(document.documentElement.dataset.topFirst="")';

let laidOut: Promise<void> | undefined;

/** The first call does it; each resolves when it is done. */
export function layOutRest(): Promise<void> {
  laidOut ??= layOut();
  return laidOut;
}

async function layOut() {
  const root = document.documentElement;
  if (root.dataset.topFirst === undefined) return;
  const parts = document.querySelectorAll<HTMLElement>(
    "main > * ~ section, section article, .price-area ~ .price-area, main ~ footer",
  );
  for (const part of parts) {
    await pause();
    part.style.contentVisibility = "visible";
    // Asking for its size lays it out, in a task of its own.
    part.getBoundingClientRect();
  }
  await pause();
  delete root.dataset.topFirst;
  for (const part of parts) part.style.contentVisibility = "";
}
