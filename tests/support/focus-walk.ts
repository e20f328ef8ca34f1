import type { Page } from "@playwright/test";

type Direction = "Tab" | "Shift+Tab";

/** What the keyboard stands on, as the page sees it. */
interface Stop {
  /** "end" when the keyboard has left the part that is walked, or stays where it was. */
  place: "inside" | "outside" | "end";
  problems: string[];
}

/**
 * Walks through a part of the page by keyboard and tells what is wrong on the way: focus that cannot be seen, lies
 * under what stays in place, or jumps back up the page.
 */
export async function focusProblems(page: Page, part: string, direction: Direction): Promise<string[]> {
  await startBeside(page, part, direction);
  const problems: string[] = [];
  let inside = 0;
  for (let presses = 0; presses < mostPresses; presses++) {
    await page.keyboard.press(direction);
    const stop = await page.evaluate(look, { part, forward: direction === "Tab" });
    problems.push(...stop.problems);
    if (stop.place === "inside") inside += 1;
    else if (inside > 0 || stop.place === "end") break;
  }
  if (inside === 0) problems.push(`${direction} found nothing in ${part}`);
  return problems;
}

const mostPresses = 300;

/** Puts the keyboard's starting point right before or after the part. */
async function startBeside(page: Page, part: string, direction: Direction): Promise<void> {
  await page.evaluate(
    ({ selector, forward }) => {
      delete (document as { lastStop?: Element }).lastStop;
      const element = document.querySelector(selector);
      const mark = document.createElement("span");
      mark.tabIndex = -1;
      if (forward) element?.prepend(mark);
      else element?.append(mark);
      mark.focus();
      // The starting point stays where the focus was, and the page is as it was.
      mark.remove();
    },
    { selector: part, forward: direction === "Tab" },
  );
}

/** Runs in the page. */
function look({ part, forward }: { part: string; forward: boolean }): Stop {
  const memory = document as { lastStop?: Element };
  const element = document.activeElement;
  const last = memory.lastStop;
  if (!element || element === document.body || element === last) return { place: "end", problems: [] };
  if (!element.closest(part)) return { place: "outside", problems: [] };
  memory.lastStop = element;

  const name = `${element.tagName.toLowerCase()} "${(element.getAttribute("aria-label") ?? element.textContent).trim().slice(0, 40)}"`;
  const problems: string[] = [];
  const box = element.getBoundingClientRect();
  const edge = lowerEdgeOfBars(element);
  const seen = Math.min(box.bottom, innerHeight) - Math.max(box.top, edge);
  // What fills more than half of the room is shown from its beginning or its end.
  const wanted = Math.min(box.height, (innerHeight - edge) / 2) - 1;
  if (seen < wanted)
    problems.push(`${name}: ${Math.round(seen)} of ${Math.round(box.height)} px can be seen`);
  if (!hasRing(element)) problems.push(`${name}: no visible focus`);
  const covering = coveredBy(element, edge);
  if (covering) problems.push(`${name}: under ${covering}`);
  const jump = last && jumpsBack(last, element);
  if (jump) problems.push(`${name}: ${jump}`);
  return { place: "inside", problems };

  function lowerEdgeOfBars(focused: Element): number {
    if (focused.closest("header")) return 0;
    const bars = [document.querySelector("header"), document.querySelector("header + [aria-hidden]")];
    const edges = bars.map((bar) => {
      const stays = bar && getComputedStyle(bar).position === "sticky";
      return stays ? bar.getBoundingClientRect().bottom : 0;
    });
    return Math.max(0, ...edges);
  }

  function hasRing(focused: Element): boolean {
    const { outlineStyle, outlineWidth } = getComputedStyle(focused);
    return focused.tagName === "IFRAME" || (outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2);
  }

  function coveredBy(focused: Element, top: number): string | undefined {
    const line = focused.getClientRects()[0];
    if (!line) return "everything: it has no box";
    const x = Math.min(innerWidth - 1, Math.max(0, line.left + line.width / 2));
    const y = (Math.max(line.top, top) + Math.min(line.bottom, innerHeight)) / 2;
    const hit = document.elementFromPoint(x, y);
    const own = hit && (focused.contains(hit) || hit.contains(focused) || hit.closest("label"));
    return own ? undefined : (hit?.outerHTML.slice(0, 80) ?? "nothing");
  }

  /**
   * Columns beside each other may be walked in either order, but nothing leads back up the page. The carousel's
   * controls stand below its slides and come first: the pattern wants what stops the movement before what moves.
   */
  function jumpsBack(from: Element, to: Element): string | undefined {
    const follows = from.compareDocumentPosition(to) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (Boolean(follows) !== forward) return "against the order of the document";
    const [before, after] = forward ? [from, to] : [to, from];
    if (before.closest("[aria-roledescription=carousel]")?.contains(after)) return undefined;
    const common = commonAncestor(before, after);
    const [a, b] = [before, after].map((each) => childOf(common, each).getBoundingClientRect());
    return a && b && b.bottom <= a.top + 1 && b.left < a.right - 1
      ? "further up than what comes before it"
      : undefined;
  }

  function commonAncestor(a: Element, b: Element): Element {
    let common = a;
    while (!common.contains(b)) common = common.parentElement ?? document.body;
    return common;
  }

  function childOf(ancestor: Element, element: Element): Element {
    let child = element;
    while (child.parentElement && child.parentElement !== ancestor && child !== ancestor)
      child = child.parentElement;
    return child;
  }
}
