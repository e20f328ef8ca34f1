import type { HTMLElement } from "node-html-parser";

import { type BuiltPage, builtPages } from "./built-site.ts";
import { textOf } from "./says.ts";

/** Something that docs/voice.md asks us to use seldom or never, where it stands. */
export interface Turn {
  path: string;
  /** The words around it. */
  text: string;
}

export interface VoiceCount {
  name: string;
  limit: number;
  found: readonly Turn[];
}

const around = 45;

/** What docs/voice.md, rule 6, replaces by fix, cheapest, most expensive, phone, copy, competitors and so on. */
const oldWords =
  /\bmend(?:s|ed|ing)?\b|\bdear(?:er|est)\b|\btelephone[sd]?\b|\btexts\b|\brivals?\b|\bthose who\b|\b(?:our|monthly|weekly) letters?\b|\bsmall letters\b/gi;
const numberWord = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+)\b(?![.,:%/]?\d)/i;

/** How often the built pages use the turns of phrase that wear out. */
export function countVoice(): VoiceCount[] {
  const pages = builtPages().map((page) => ({ page, text: readText(page) }));
  const find = (pattern: RegExp) =>
    pages.flatMap(({ page: { path }, text }) =>
      [...text.matchAll(pattern)].map(({ index, 0: { length } }) => ({
        path,
        text: text.slice(Math.max(0, index - around), index + length + around).trim(),
      })),
    );
  const headed = pages.flatMap(({ page: { path, root } }) => {
    const heading = root
      .querySelectorAll("main :is(h1, h2, h3)")
      .map((each) => textOf(without(each, "[aria-hidden]")))
      .find((text) => numberWord.test(text));
    return heading ? [{ path, text: heading }] : [];
  });
  return [
    { name: "“X, not Y”", limit: 25, found: find(/, not\b(?! only\b| yet\b)/gi) },
    { name: "“nobody” and “somebody”", limit: 30, found: find(/\b(?:no|some)body\b/gi) },
    {
      name: "pages with a heading that starts with a number",
      limit: Math.floor(pages.length / 5),
      found: headed,
    },
    { name: "words that rule 6 of docs/voice.md replaces", limit: 0, found: find(oldWords) },
  ];
}

/** What a page says itself: header and footer are the same everywhere, code is no prose. */
function readText({ root, path }: BuiltPage): string {
  const main = root.querySelector("main");
  if (!main) throw new Error(`${path} has no main`);
  return textOf(without(main, "pre, code"));
}

function without(element: HTMLElement, selector: string): HTMLElement {
  const copy = element.clone() as HTMLElement;
  for (const part of copy.querySelectorAll(selector)) part.remove();
  return copy;
}
