import { wordsOf } from "../../lib/search/words.ts";

/** An article as its search knows it: what a result shows, and the words it is found by. */
export interface SearchEntry {
  id: string;
  title: string;
  excerpt: string;
  /** Names that belong to it: author, category, tags. */
  names: readonly string[];
  /** Its sections, by their headings. */
  sections: readonly string[];
  /** The words of its text that are in none of the above, joined by spaces, ready to be compared. */
  body: string;
}

export const searchIndexPaths = {
  blog: "/blog/search-index.json",
  help: "/support/knowledge-base/search-index.json",
} as const;

/** The words of a text that `shown` lacks, each once. A single letter or figure finds too much to be of use. */
export function bodyWords(text: string, shown: readonly string[]): string {
  const known = new Set(shown.flatMap(wordsOf));
  const words = new Set(wordsOf(text).filter((word) => word.length > 1 && !known.has(word)));
  return [...words].toSorted().join(" ");
}
