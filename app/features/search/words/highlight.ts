import { splitText, tokenize } from "./tokenize.ts";

/** A stretch of text, marked where it matches what was typed. */
export interface Segment {
  text: string;
  marked: boolean;
}

/**
 * Cuts a text into segments. A word that begins with what was typed is marked that far; one that was found in
 * spite of a typing mistake, or as a synonym, is marked whole. Segments are shown as text, never as HTML.
 */
export function highlight(text: string, query: string, matches: readonly string[]): Segment[] {
  const typed = tokenize(query);
  const segments: Segment[] = [];
  const add = (each: string, marked: boolean) => {
    const last = segments.at(-1);
    if (each === "") return;
    if (last?.marked === marked) last.text += each;
    else segments.push({ text: each, marked });
  };

  for (const { text: part, token } of splitText(text)) {
    const length = token === undefined || !matches.includes(token) ? 0 : markedLength(part, token, typed);
    add(part.slice(0, length), true);
    add(part.slice(length), false);
  }
  return segments;
}

function markedLength(part: string, token: string, typed: readonly string[]): number {
  const beginnings = typed.filter((each) => token.startsWith(each)).map((each) => each.length);
  const longest = Math.max(0, ...beginnings);
  // Where the text is spelled otherwise than its token ("E-mail", "8 GB"), letters cannot be counted off.
  return longest > 0 && longest < token.length && part.toLowerCase().startsWith(token)
    ? longest
    : part.length;
}
