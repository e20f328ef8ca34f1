import { useMemo, useState } from "react";

import { findArticles, type FoundArticle } from "./find-articles";
import type { SearchEntry } from "./search-entry";
import { useSearchIndex } from "./use-search-index";
import { useSearchQuery } from "./use-search-query";

export interface ArticleSearch<Entry> {
  query: string;
  setQuery: (query: string) => void;
  /** Writes the query into the address now. */
  settle: () => void;
  /** The visitor is about to use the search. */
  prepare: () => void;
  /** False while there is nothing to look for: spaces are not. */
  active: boolean;
  /** Undefined while the index is on its way. */
  found: readonly FoundArticle<Entry>[] | undefined;
  failed: boolean;
  retry: () => void;
}

/** A search over the articles of one index, as the visitor types. */
export function useArticleSearch<Entry extends SearchEntry>(indexPath: string): ArticleSearch<Entry> {
  const [prepared, setPrepared] = useState(false);
  const { query, setQuery, settle } = useSearchQuery();
  const active = query.trim() !== "";
  const { value: entries, failed, retry } = useSearchIndex<Entry>(indexPath, prepared || active);
  const found = useMemo(() => entries && findArticles(entries, query), [entries, query]);
  return {
    query,
    setQuery,
    settle,
    prepare: () => setPrepared(true),
    active,
    found,
    failed: failed === true,
    retry,
  };
}
