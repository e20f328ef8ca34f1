import type { BlogArticle } from "../../articles/article.ts";

/** What a result shows. */
export interface SearchEntry {
  /** Where it leads; a plan's path ends with the anchor of its section. */
  path: string;
  title: string;
  description: string;
  /** What visitors call it beyond its title and its name in menus. */
  otherNames?: readonly string[];
  /** Of plans only, e.g. "$29 per month". */
  price?: string;
  /** Of articles only: the headings of their sections. */
  sections?: readonly string[];
  /** Of help articles only: the name of their group. */
  group?: string;
  /** Of blog articles only: what their lists show of them. */
  article?: ArticleFacts;
}

export interface ArticleFacts extends Pick<BlogArticle, "date" | "readTime" | "category" | "image" | "tags"> {
  authorName: string;
}

/** An entry with the tokens it is found by, beyond those of what it shows. */
export interface IndexedEntry extends SearchEntry {
  headings: readonly string[];
  body: readonly string[];
}

/**
 * What is transferred. The tokens are turned around: one line for each, with the entries that hold it as distances
 * from one to the next. That compresses to a fifth less than a finished index, and to an eighth less than the
 * entries' texts (docs/decisions/009-site-search.md).
 */
export interface PackedIndex {
  entries: readonly SearchEntry[];
  headings: string;
  body: string;
}

/** One file for each part of the site. The site's search loads all three, the others their own. */
export const indexPaths = {
  pages: "/search-index.json",
  blog: "/blog/search-index.json",
  help: "/support/knowledge-base/search-index.json",
} as const;

export type IndexName = keyof typeof indexPaths;

export function packIndex(entries: readonly IndexedEntry[]): PackedIndex {
  return {
    entries: entries.map(({ headings: _headings, body: _body, ...entry }) => entry),
    headings: packTokens(entries.map((entry) => entry.headings)),
    body: packTokens(entries.map((entry) => entry.body)),
  };
}

export function unpackIndex({ entries, headings, body }: PackedIndex): IndexedEntry[] {
  const headingsOf = unpackTokens(headings, entries.length);
  const bodyOf = unpackTokens(body, entries.length);
  return entries.map((entry, index) => ({
    ...entry,
    headings: headingsOf[index] ?? [],
    body: bodyOf[index] ?? [],
  }));
}

function packTokens(lists: readonly (readonly string[])[]): string {
  const holders = new Map<string, number[]>();
  for (const [index, tokens] of lists.entries()) {
    for (const token of new Set(tokens)) holders.set(token, [...(holders.get(token) ?? []), index]);
  }
  return [...holders]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([token, places]) =>
      [token, ...places.map((place, index) => (place - (places[index - 1] ?? -1)).toString(36))].join(" "),
    )
    .join("\n");
}

function unpackTokens(text: string, count: number): string[][] {
  const lists = Array.from({ length: count }, (): string[] => []);
  for (const line of text.split("\n")) {
    const [token = "", ...distances] = line.split(" ");
    let place = -1;
    for (const distance of distances) {
      place += Number.parseInt(distance, 36);
      lists[place]?.push(token);
    }
  }
  return lists;
}
