import type { HTMLElement, Node } from "node-html-parser";

/**
 * Whether an element, or a text of the site, holds a text of the specification: in any case, with any kind of dash, and however it is spaced
 * ("2x1TB" is met by "2 × 1 TB", "$29/month" by two elements). A number is met only as a whole: "5" is not in "25".
 */
export function says(shown: HTMLElement | string, text: string): boolean {
  const shownText = typeof shown === "string" ? shown : textOf(shown);
  return text.split("|").some((each) => patternOf(each).test(shownText));
}

/** How often a label stands in an element, as text or as the name of a list. */
export function timesSaid(element: HTMLElement, label: string): number {
  const names = element.querySelectorAll("[aria-label]").map((each) => each.getAttribute("aria-label") ?? "");
  const pattern = new RegExp(patternOf(label), "giu");
  return [textOf(element), ...names].reduce((sum, text) => sum + [...text.matchAll(pattern)].length, 0);
}

/** The text of an element, with a space around that of each element in it. */
export function textOf(element: HTMLElement | null | undefined): string {
  if (!element) return "";
  const known = texts.get(element);
  if (known !== undefined) return known;
  const text = element.childNodes.map(textOfNode).join("").replaceAll(/\s+/g, " ").trim();
  texts.set(element, text);
  return text;
}

/** Pages are read once and never changed. */
const texts = new WeakMap<HTMLElement, string>();

function textOfNode(node: Node): string {
  if (node.nodeType === 3) return node.text;
  const element = node as HTMLElement;
  return node.nodeType === 1 && !["SCRIPT", "STYLE"].includes(element.tagName) ? ` ${textOf(element)} ` : "";
}

const patterns = new Map<string, RegExp>();

function patternOf(text: string): RegExp {
  const known = patterns.get(text);
  if (known) return known;
  const letters = [...text.replaceAll(/\s+/g, "")].map((letter) => {
    if (/[-–—]/.test(letter)) return "[-–—]";
    return letter === "x" ? "[x×]" : letter.replace(/[.*+?^${}()|[\]\\/]/, String.raw`\$&`);
  });
  const start = /^\d/.test(text) ? String.raw`(?<!\d|\d[.,])` : "";
  const end = /\d$/.test(text) ? String.raw`(?!\d|[.,]\d)` : "";
  const pattern = new RegExp(start + letters.join(String.raw`\s*`) + end, "iu");
  patterns.set(text, pattern);
  return pattern;
}
