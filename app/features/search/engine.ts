import MiniSearch, { type Query, type SearchOptions } from "minisearch";

import { type Kind, kindOf } from "./kind.ts";
import { rankWeight } from "./rank-weight.ts";
import { type PackedIndex, type SearchEntry, unpackIndex } from "./search-index.ts";
import { type SearchDocument, searchDocument } from "./search-document.ts";
import { highlight, type Segment } from "./words/highlight.ts";
import { expandSynonyms, type QueryPart } from "./words/synonyms.ts";
import { tokenize } from "./words/tokenize.ts";

export interface SearchResult extends SearchEntry {
  /** Tells results apart: plans of one page share their path. */
  id: number;
  kind: Kind;
  /** The first section whose heading matches what was typed. */
  section?: string;
  /** Cuts a text of this result at what matched. */
  highlight: (text: string) => Segment[];
}

export interface SearchAnswer {
  /** Best first. */
  results: readonly SearchResult[];
  /** No entry has everything that was typed; these have some of it. */
  partial: boolean;
  /** Only stop words were typed so far: there is nothing to look for yet. */
  blank: boolean;
}

export type Search = (query: string) => SearchAnswer;

/** A pasted page would be looked up word by word. */
const MOST_LETTERS = 200;
const MOST_TOKENS = 10;
/** Where nothing has all that was typed, a result has to have this share of it. */
const LEAST_COVERAGE = 1 / 3;
/** A title that has all that was typed is worth more than its words one by one. */
const ALL_IN_TITLE = 1.5;

/** A search over one or more indexes. */
export function createSearch(packed: readonly PackedIndex[]): Search {
  const entries = packed.flatMap(unpackIndex).map(searchDocument);
  const index = new MiniSearch({
    fields: Object.keys(boost),
    // All fields arrive as tokens.
    tokenize: (text) => text.split(" "),
    processTerm: (term) => term || false,
  });
  index.addAll(entries.map(({ fields }, id) => ({ id, ...fields })));

  return (query) => {
    const typed = query.slice(0, MOST_LETTERS);
    const tokens = tokenize(typed).slice(0, MOST_TOKENS);
    if (tokens.length === 0) return { results: [], partial: false, blank: !hasOnlySigns(typed) };
    const parts = expandSynonyms(tokens);
    const matchesOf = parts.map((part) => matchPart(index, part));
    const found = entries.flatMap((searched, id) => {
      const matches = matchesOf.flatMap((match) => match.get(id) ?? []);
      if (matches.length === 0) return [];
      const coverage = matches.length / parts.length;
      const score = matches.reduce((sum, match) => sum + match.score, 0);
      const titled = parts.length > 1 && matches.every((match) => match.inTitle) ? ALL_IN_TITLE : 1;
      const rank = score * titled * coverage ** 2 * rankWeight(searched, parts);
      return [{ id, searched, coverage, rank, terms: matches.flatMap(({ terms }) => terms) }];
    });
    const complete = found.filter(({ coverage }) => coverage === 1);
    const best = complete.length > 0 ? complete : found.filter(({ coverage }) => coverage >= LEAST_COVERAGE);
    return {
      results: best
        .toSorted((one, other) => other.rank - one.rank)
        .map(({ id, searched, terms }) => asResult(id, searched, typed, terms)),
      partial: best !== complete && best.length > 0,
      blank: false,
    };
  };
}

/** "(((" or an emoji, in contrast to nothing or stop words. */
function hasOnlySigns(text: string): boolean {
  return /^\s*[^\p{L}\p{N}\s]/u.test(text) && !/[\p{L}\p{N}]/u.test(text);
}

const boost = { title: 8, names: 5, headings: 3, description: 2, body: 1 };

const searchOptions: SearchOptions = {
  boost,
  prefix: true,
  // Short words and figures have too many neighbours: "vpn" is not "vps", and 29 not 39.
  fuzzy: (term) => term.length > 4 && !/\d/.test(term) && 0.2,
  maxFuzzy: 2,
  weights: { prefix: 0.35, fuzzy: 0.2 },
};

/** A synonym counts less than what was typed, and has to be there as it is. */
const synonymOptions: SearchOptions = { boost, prefix: false, fuzzy: false, boostTerm: () => 0.7 };

/** How well each entry matches a part of the query, by id. Of the part and its synonyms the best counts, not the sum. */
function matchPart(index: MiniSearch, { typed, synonyms }: QueryPart): Map<number, Match> {
  // A known abbreviation is no beginning: "EV" is not "every".
  const abbreviated = synonyms.length > 0 && typed.every((token) => token.length < 4);
  const found = [
    index.search(allOf(typed), abbreviated ? { ...searchOptions, prefix: false } : searchOptions),
    ...synonyms.map((tokens) => index.search(allOf(tokens), synonymOptions)),
  ].flat();
  const best = new Map<number, Match>();
  for (const { id, score, terms, match } of found) {
    const known = best.get(id) ?? { score: 0, terms: [], inTitle: false };
    best.set(id, {
      score: Math.max(score, known.score),
      terms: [...known.terms, ...terms],
      inTitle: known.inTitle || Object.values(match).some((fields) => fields.includes("title")),
    });
  }
  return best;
}

interface Match {
  score: number;
  /** The tokens of the entry that matched. */
  terms: readonly string[];
  inTitle: boolean;
}

function allOf(tokens: readonly string[]): Query {
  return { combineWith: "AND", queries: [...tokens] };
}

function asResult(
  id: number,
  { entry, sections }: SearchDocument,
  query: string,
  matches: readonly string[],
): SearchResult {
  const section = sections.find(({ tokens }) => tokens.some((token) => matches.includes(token)))?.heading;
  return {
    ...entry,
    id,
    kind: kindOf(entry),
    ...(section !== undefined && { section }),
    highlight: (text) => highlight(text, query, matches),
  };
}
