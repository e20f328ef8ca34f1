import type { Page } from "@playwright/test";

import { inPage } from "./in-page.ts";

type Direction = "Tab" | "Shift+Tab";

/** What the keyboard stands on, as the page sees it. */
interface Stop {
  /** "end" when the keyboard has left the page, or stays where it was. */
  place: "inside" | "outside" | "end";
  problems: string[];
}

/**
 * Walks through a part of the page by keyboard and tells what is wrong on the way: focus that cannot be seen, lies
 * under what stays in place, or jumps back up the page.
 */
export async function focusProblems(page: Page, part: string, direction: Direction): Promise<string[]> {
  const forward = direction === "Tab";
  await page.evaluate(startBeside, { part, forward });
  const problems: string[] = [];
  let inside = 0;
  for (let presses = 0; presses < mostPresses; presses++) {
    await page.keyboard.press(direction);
    const stop = await inPage(page, look, helpers, { part, forward });
    problems.push(...stop.problems);
    if (stop.place === "inside") inside += 1;
    else if (inside > 0 || stop.place === "end") break;
  }
  if (inside === 0) problems.push(`${direction} found nothing in ${part}`);
  return problems;
}

const mostPresses = 300;
const helpers = [
  describe,
  lowerEdgeOfHeader,
  visibleHeight,
  hasRing,
  coveredBy,
  jumpsBack,
  commonAncestor,
  childOf,
];

// Everything below runs in the page.

/** Puts the keyboard's starting point right before or after the part. */
function startBeside({ part, forward }: { part: string; forward: boolean }): void {
  delete (document as { lastStop?: Element }).lastStop;
  const element = document.querySelector(part);
  const mark = document.createElement("span");
  mark.tabIndex = -1;
  if (forward) element?.prepend(mark);
  else element?.append(mark);
  mark.focus({ preventScroll: true });
  // The starting point stays where the focus was, and the page is as it was.
  mark.remove();
}

function look({ part, forward }: { part: string; forward: boolean }): Stop {
  const memory = document as { lastStop?: Element };
  const element = document.activeElement;
  const last = memory.lastStop;
  if (!element || element === document.body || element === last) return { place: "end", problems: [] };
  if (!element.closest(part)) return { place: "outside", problems: [] };
  memory.lastStop = element;

  const { height } = element.getBoundingClientRect();
  const edge = lowerEdgeOfHeader(element);
  const seen = visibleHeight(element, edge);
  const covering = coveredBy(element, edge);
  const jump = last && jumpsBack(last, element, forward);
  const problems = [
    // What fills more than half of the room is shown from its beginning or its end.
    seen < Math.min(height, (innerHeight - edge) / 2) - 1 &&
      `${Math.round(seen)} of ${Math.round(height)} px seen`,
    !hasRing(element) && "no visible focus",
    covering && `under ${covering}`,
    jump,
  ];
  return {
    place: "inside",
    problems: problems.filter(Boolean).map((problem) => `${describe(element)}: ${problem}`),
  };
}

function describe(element: Element): string {
  const name = element.getAttribute("aria-label") ?? element.textContent;
  return `${element.tagName.toLowerCase()} "${name.trim().slice(0, 40)}"`;
}

/** The header stays in place over the page. */
function lowerEdgeOfHeader(focused: Element): number {
  const header = document.querySelector("header");
  if (!header || header.contains(focused) || getComputedStyle(header).position !== "sticky") return 0;
  return header.getBoundingClientRect().bottom;
}

function visibleHeight(element: Element, edge: number): number {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.min(bottom, innerHeight) - Math.max(top, edge);
}

function hasRing(focused: Element): boolean {
  const { outlineStyle, outlineWidth } = getComputedStyle(focused);
  // The browser draws the ring of a frame inside it.
  return focused.tagName === "IFRAME" || (outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2);
}

function coveredBy(focused: Element, edge: number): string | undefined {
  const line = focused.getClientRects()[0];
  if (!line) return "everything: it has no box";
  const x = Math.min(innerWidth - 1, Math.max(0, line.left + line.width / 2));
  const y = (Math.max(line.top, edge) + Math.min(line.bottom, innerHeight)) / 2;
  const hit = document.elementFromPoint(x, y);
  const own = hit && (focused.contains(hit) || hit.contains(focused) || hit.closest("label"));
  return own ? undefined : (hit?.outerHTML.slice(0, 80) ?? "nothing");
}

/**
 * Columns beside each other may be walked in either order, but nothing leads back up the page. The carousel's
 * controls stand below its slides and come first: the pattern wants what stops the movement before what moves.
 */
function jumpsBack(from: Element, to: Element, forward: boolean): string | undefined {
  const follows = from.compareDocumentPosition(to) & Node.DOCUMENT_POSITION_FOLLOWING;
  if (Boolean(follows) !== forward) return "against the order of the document";
  const [before, after] = forward ? [from, to] : [to, from];
  if (before.closest("[aria-roledescription=carousel]")?.contains(after)) return undefined;
  const common = commonAncestor(before, after);
  const a = childOf(common, before).getBoundingClientRect();
  const b = childOf(common, after).getBoundingClientRect();
  return b.bottom <= a.top + 1 && b.left < a.right - 1
    ? "out of the order in which the page is read"
    : undefined;
}

function commonAncestor(a: Element, b: Element): Element {
  let common = a;
  while (!common.contains(b)) common = common.parentElement ?? document.body;
  return common;
}

/** The highest element between the two that has a box: the element of an island has none. */
function childOf(ancestor: Element, element: Element): Element {
  let child = element;
  for (let each = element; each !== ancestor && each.parentElement; each = each.parentElement)
    if (each.getClientRects().length > 0) child = each;
  return child;
}
