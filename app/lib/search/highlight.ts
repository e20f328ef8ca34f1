import { partsOf, wordsOf } from "./words.ts";

/** A run of text, marked where it matches what was typed. */
export interface Run {
  text: string;
  marked: boolean;
}

/**
 * Cuts a text into runs. A word that begins with what was typed is marked that far; one that was found in
 * spite of a slip is marked whole. Runs are shown as text, never as HTML.
 */
export function highlight(text: string, query: string, found: readonly string[]): Run[] {
  const typed = wordsOf(query);
  const runs: Run[] = [];
  const add = (each: string, marked: boolean) => {
    const last = runs.at(-1);
    if (each === "") return;
    if (last?.marked === marked) last.text += each;
    else runs.push({ text: each, marked });
  };

  for (const { text: part, word } of partsOf(text)) {
    const length = word === undefined || !found.includes(word) ? 0 : markedLength(part, word, typed);
    add(part.slice(0, length), true);
    add(part.slice(length), false);
  }
  return runs;
}

function markedLength(part: string, word: string, typed: readonly string[]): number {
  const beginnings = typed.filter((each) => word.startsWith(each)).map((each) => each.length);
  const longest = Math.max(0, ...beginnings);
  // Where the shown word is spelled otherwise than the searched one ("E-mail"), letters cannot be counted off.
  return longest > 0 && longest < word.length && part.toLowerCase().startsWith(word) ? longest : part.length;
}
