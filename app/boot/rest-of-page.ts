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

/**
 * What changes all of the page, as a style sheet does, is applied to what is in sight. Parts that the browser has laid out
 * because they are near follow, each in a task of its own.
 */
export async function changeInSteps(change: () => void) {
  const near = laidOut ? [] : parts().filter((part) => isBelowScreen(part) && isLaidOut(part));
  for (const part of near) part.style.contentVisibility = "hidden";
  change();
  document.body.getBoundingClientRect();
  await layOutEach(near);
}

function isBelowScreen(part: HTMLElement): boolean {
  return part.getBoundingClientRect().top > innerHeight;
}

function isLaidOut(part: HTMLElement): boolean {
  // Safari before 17.4 cannot say.
  return part.firstElementChild?.checkVisibility?.({ contentVisibilityAuto: true }) ?? false;
}

async function layOut() {
  const putOff = parts();
  await layOutEach(putOff);
  await pause();
  delete document.documentElement.dataset.topFirst;
  for (const part of putOff) part.style.contentVisibility = "";
}

async function layOutEach(list: readonly HTMLElement[]) {
  for (const part of list) {
    await pause();
    part.style.contentVisibility = "visible";
    // Asking for its size lays it out, in a task of its own.
    part.getBoundingClientRect();
  }
}

function parts(): HTMLElement[] {
  if (document.documentElement.dataset.topFirst === undefined) return [];
  return [
    ...document.querySelectorAll<HTMLElement>(
      "main > * ~ section, section article, .price-area ~ .price-area, main ~ footer",
    ),
  ];
}
