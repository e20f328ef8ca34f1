import type { Page } from "@playwright/test";

import { inPage } from "./in-page.ts";

/**
 * Targets that WCAG 2.5.8 does not let pass: smaller than 24 by 24 pixels, not in a sentence, and so close to
 * another that a circle of 24 pixels around them reaches it, or the circle of another small one.
 */
export async function smallTargets(page: Page): Promise<string[]> {
  return inPage(page, tooSmall, [isSmall, isInSentence, middle, distance, distanceToBox], leastSize);
}

const leastSize = 24;

// Everything below runs in the page.

function tooSmall(least: number): string[] {
  // Further down, the header lies over what it covers, and that cannot be pointed at.
  scrollTo(0, 0);
  const selector =
    "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab], [tabindex='0']";
  const targets = [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest("[inert]"))
    // Behind an open dialog nothing can be pointed at.
    .filter((element) => !document.querySelector("dialog:modal") || element.closest("dialog:modal"))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    // What only screen readers find, or what waits outside the page for focus, is no target for a pointer.
    .filter(({ box }) => box.width > 1 && box.height > 1 && box.bottom + scrollY > 0);
  const small = targets.filter(({ element, box }) => isSmall(box, least) && !isInSentence(element));
  return small
    .filter(({ element, box }) =>
      targets.some(
        (other) =>
          other.element !== element &&
          !other.element.contains(element) &&
          !element.contains(other.element) &&
          (isSmall(other.box, least)
            ? distance(middle(box), middle(other.box)) < least
            : distanceToBox(middle(box), other.box) < least / 2),
      ),
    )
    .map(
      ({ element, box }) =>
        `${Math.round(box.width)} × ${Math.round(box.height)}: ${element.outerHTML.slice(0, 120)}`,
    );
}

function isSmall(box: DOMRect, least: number): boolean {
  return box.width < least - 0.1 || box.height < least - 0.1;
}

function isInSentence(element: HTMLElement): boolean {
  if (getComputedStyle(element).display !== "inline") return false;
  const block = element.closest("p, li, dd, td, label, h1, h2, h3");
  return (block?.textContent.trim().length ?? 0) > element.textContent.trim().length + 3;
}

function middle(box: DOMRect): { x: number; y: number } {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

function distance(a: { x: number; y: number }, b: { x: number; y: number }): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function distanceToBox({ x, y }: { x: number; y: number }, box: DOMRect): number {
  const dx = Math.max(box.left - x, 0, x - box.right);
  const dy = Math.max(box.top - y, 0, y - box.bottom);
  return Math.hypot(dx, dy);
}
