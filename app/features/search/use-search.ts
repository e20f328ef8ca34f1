import { useMemo } from "react";

import type { Search, SearchAnswer } from "./engine";
import type { Loaded } from "./use-loaded";

export interface SearchState {
  /** False while there is nothing to look for: spaces and stop words are not. */
  active: boolean;
  /** Undefined while the search is on its way. */
  answer: SearchAnswer | undefined;
  failed: boolean;
  retry: () => void;
}

/** What a query leads to. */
export function useSearch(query: string, { value: search, failed, retry }: Loaded<Search>): SearchState {
  const answer = useMemo(() => search?.(query), [search, query]);
  return {
    active: query.trim() !== "" && !answer?.blank,
    answer,
    failed: failed === true,
    retry,
  };
}
