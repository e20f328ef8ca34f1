import { partsOf, wordsOf } from "../../lib/search/words.ts";
import type { SearchEntry } from "./search-entry.ts";

export interface FoundArticle<Entry> {
  entry: Entry;
  /** Its words that begin with something that was typed; to be highlighted. */
  words: readonly string[];
  /** The first section whose heading matches, if it is not the title that does. */
  section?: string;
}

/** A pasted page would be compared word by word. */
const MOST_LETTERS = 200;

/** Those articles that have every word typed, as the beginning of one of theirs; the best first, then as they came. */
export function findArticles<Entry extends SearchEntry>(
  entries: readonly Entry[],
  query: string,
): FoundArticle<Entry>[] {
  const typed = [...new Set(wordsOf(query.slice(0, MOST_LETTERS)))];
  // "How to" is in every text and narrows nothing down; signs and emoji are in none.
  if (typed.length === 0) return /[\p{L}\p{N}]/u.test(query) ? entries.map(unmarked) : [];
  return entries
    .map((entry) => rate(entry, typed))
    .filter(({ rank }) => rank > 0)
    .toSorted((one, other) => other.rank - one.rank)
    .map(({ found }) => found);
}

function unmarked<Entry>(entry: Entry): FoundArticle<Entry> {
  return { entry, words: [] };
}

function rate<Entry extends SearchEntry>(entry: Entry, typed: readonly string[]) {
  const fields = fieldsOf(entry);
  const ranks = typed.map((word) =>
    fields.reduce((sum, field) => sum + field.weight * fit(field.words, word), 0),
  );
  const words = fields.flatMap((field) =>
    field.words.filter((each) => typed.some((word) => each.startsWith(word))),
  );
  const section = entry.sections.find((heading) => typed.some((word) => fit(searched(heading), word) > 0));
  return {
    found: { entry, words: [...new Set(words)], ...(section !== undefined && { section }) },
    rank: ranks.includes(0) ? 0 : ranks.reduce((sum, rank) => sum + rank, 0),
  };
}

function fieldsOf({ title, names, sections, excerpt, body }: SearchEntry) {
  return [
    { weight: 8, words: searched(title) },
    { weight: 5, words: names.flatMap(searched) },
    { weight: 3, words: sections.flatMap(searched) },
    { weight: 2, words: searched(excerpt) },
    { weight: 1, words: body.split(" ") },
  ];
}

/** As `highlight` cuts a text, so that what is found can be shown. */
function searched(text: string): string[] {
  return partsOf(text).flatMap(({ word }) => (word === undefined ? [] : [word, ...wordsOf(word)]));
}

/** A whole word says more than the beginning of one. */
function fit(words: readonly string[], typed: string): number {
  return words.includes(typed) ? 1 : words.some((word) => word.startsWith(typed)) ? 0.6 : 0;
}
