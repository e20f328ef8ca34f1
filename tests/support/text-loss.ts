import type { Page } from "@playwright/test";

import { inPage } from "./in-page.ts";

/** The values of WCAG 1.4.12, for everything. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** Text that is cut off, or that runs into other text, only once text is spaced as a visitor may space it. */
export async function lossesBySpacing(page: Page): Promise<string[]> {
  const before = new Set(await inPage(page, losses, helpers, undefined));
  const style = await page.addStyleTag({ content: spacing });
  const after = await inPage(page, losses, helpers, undefined);
  await style.evaluate((element) => (element as Element).remove());
  return after.filter((loss) => !before.has(loss));
}

const helpers = [linesOfText, clipOf, scrollerOf, meet];

interface Line {
  text: string;
  owner: Element;
  box: { left: number; right: number; top: number; bottom: number };
}

// Everything below runs in the page.

/** Labels inside drawings are part of the drawing: the statement on /accessibility says so. */
function losses(): string[] {
  // Further down, what stays in place lies over the page, as it should.
  scrollTo(0, 0);
  const { scrollWidth, clientWidth } = document.documentElement;
  const found = new Set(scrollWidth > clientWidth ? ["the page scrolls sideways"] : []);
  const lines = linesOfText();
  for (const { text, box, owner } of lines) {
    const clip = clipOf(owner);
    const cut =
      clip && (box.right > clip.right + 1 || box.bottom > clip.bottom + 1 || box.top < clip.top - 1);
    if (cut) found.add(`cut off: ${text}`);
  }
  for (const [index, line] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      if (other.box.top >= line.box.bottom) break;
      if (line.owner !== other.owner && meet(line.box, other.box))
        found.add(`runs into another: ${line.text} / ${other.text}`);
    }
  }
  return [...found];
}

function linesOfText(): Line[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const all: Line[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const owner = node.parentElement;
    const text = node.textContent?.trim().slice(0, 50);
    if (!owner || !text || owner.closest("svg, script, style, noscript, option, .sr-only, [inert]")) continue;
    // Only for screen readers at this width.
    if (getComputedStyle(owner).clipPath === "inset(50%)") continue;
    if (!owner.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const view = scrollerOf(owner)?.getBoundingClientRect();
    for (const { left, right, top, bottom, height } of range.getClientRects()) {
      // The box of a line is higher than its letters.
      const inset = height / 4;
      // Of a line in a box that scrolls, no more is seen than the box has room for.
      const box = {
        left: Math.max(left, view?.left ?? left),
        right: Math.min(right, view?.right ?? right),
        top: top + inset,
        bottom: bottom - inset,
      };
      if (box.right - box.left > 1) all.push({ text, owner, box });
    }
  }
  return all.toSorted((a, b) => a.box.top - b.box.top);
}

/** What hides the text that leaves it; a box that scrolls gives it back. */
function clipOf(owner: Element): DOMRect | undefined {
  for (
    let element: Element | null = owner;
    element && element !== document.body;
    element = element.parentElement
  ) {
    const { overflowX, overflowY, position } = getComputedStyle(element);
    if ([overflowX, overflowY].some((value) => value === "auto" || value === "scroll")) return undefined;
    if ([overflowX, overflowY].some((value) => value === "hidden" || value === "clip"))
      return element.getBoundingClientRect();
    if (position === "fixed") return undefined;
  }
  return undefined;
}

function scrollerOf(owner: Element): Element | undefined {
  for (
    let element: Element | null = owner;
    element && element !== document.body;
    element = element.parentElement
  )
    if (/auto|scroll/.test(getComputedStyle(element).overflowX)) return element;
  return undefined;
}

function meet(a: Line["box"], b: Line["box"]): boolean {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 2 && height > 2;
}
