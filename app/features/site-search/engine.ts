import MiniSearch, { type SearchOptions, type SearchResult } from "minisearch";

import { type Kind, kindOf } from "./kind";
import { type PackedIndex, type SearchEntry, unpackIndex } from "./search-index";
import { wordsOf } from "~/lib/search/words";

export interface Found extends SearchEntry {
  /** Tells results apart: plans of one page share their path. */
  id: number;
  kind: Kind;
  /** Its words that matched what was typed; to be highlighted. */
  words: readonly string[];
}

export interface SearchResults {
  /** Best first. */
  found: readonly Found[];
  /** No entry has all the words; these have some of them. */
  partial: boolean;
}

export type Search = (query: string) => SearchResults;

/** A pasted page would be looked up word by word. */
const MOST_LETTERS = 200;
const MOST_WORDS = 10;

export function createSearch(packed: PackedIndex): Search {
  const entries = unpackIndex(packed);
  const index = new MiniSearch<{ id: number }>({
    fields: ["title", "headings", "description", "body"],
    // Headings and body arrive as words, ready to be found.
    tokenize: (text, field) => (field === "headings" || field === "body" ? text.split(" ") : wordsOf(text)),
    processTerm: (term) => term || false,
  });
  index.addAll(
    entries.map(({ headings, body, ...entry }, id) => ({
      id,
      title: entry.title,
      description: entry.description,
      headings: headings.join(" "),
      body: body.join(" "),
    })),
  );

  return (query) => {
    const words = wordsOf(query.slice(0, MOST_LETTERS)).slice(0, MOST_WORDS).join(" ");
    const asked = { ...options, boostDocument: (id: number) => weightOf(entries[id], query) };
    const all = index.search(words, { ...asked, combineWith: "AND" });
    const results = all.length > 0 ? all : index.search(words, { ...asked, combineWith: "OR" });
    return {
      found: results.flatMap((result) => asFound(result, entries)),
      partial: all.length === 0 && results.length > 0,
    };
  };
}

const options: SearchOptions = {
  boost: { title: 8, headings: 3, description: 2, body: 1 },
  prefix: true,
  // Short words and figures have too many neighbours: "vpn" is not "vps", and 29 not 39.
  fuzzy: (term) => term.length > 4 && !/\d/.test(term) && 0.2,
  maxFuzzy: 2,
  weights: { prefix: 0.35, fuzzy: 0.2 },
};

/**
 * A title typed in full comes first, and what is sold before what is written about it. A plan, whose text is short,
 * does not push away the page it is on.
 */
function weightOf(entry: SearchEntry | undefined, query: string): number {
  if (!entry) return 1;
  const full = entry.title.toLowerCase() === query.trim().toLowerCase();
  return full ? 2 : isShelf(entry) ? 0.4 : weights[kindOf(entry)];
}

const weights: Record<Kind, number> = { Page: 1, Plan: 0.85, Help: 0.7, Article: 0.6 };

/** Lists of articles hold the words of all of them. */
function isShelf({ path }: SearchEntry): boolean {
  return /^\/blog\/(category|tag)\//.test(path);
}

function asFound({ id, terms }: SearchResult, entries: readonly SearchEntry[]): Found[] {
  const entry = entries[id];
  if (!entry) return [];
  const { path, title, description, price } = entry;
  const shown = { id, path, title, description, ...(price !== undefined && { price }) };
  return [{ ...shown, kind: kindOf(entry), words: terms }];
}
