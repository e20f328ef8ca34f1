import { useState } from "react";

import type { Search } from "./engine";
import { useLoaded } from "./use-loaded";
import { type SearchState, useSearch } from "./use-search";
import { useSearchQuery } from "./use-search-query";

export interface ArticleSearch extends SearchState {
  query: string;
  setQuery: (query: string) => void;
  /** Writes the query into the address now. */
  settle: () => void;
  /** The visitor is about to use the search. */
  prepare: () => void;
}

/** A search over articles as the visitor types, kept in the address. Give it one function of load-search.ts. */
export function useArticleSearch(load: () => Promise<Search>): ArticleSearch {
  const [prepared, setPrepared] = useState(false);
  const { query, setQuery, settle } = useSearchQuery();
  const search = useSearch(query, useLoaded(load, prepared || query.trim() !== ""));
  return { ...search, query, setQuery, settle, prepare: () => setPrepared(true) };
}
