import { type ReactNode, useEffect, useState } from "react";

import { ResultList, type ResultListProps } from "./result-list";
import { LoadingBars, NothingFound, SearchFailed } from "./search-states";
import { type SearchScope, searchSummary } from "./search-summary";
import type { SearchState } from "./use-search";

interface SearchResultsProps extends Pick<ResultListProps, "layout" | "renderResult" | "onChoose"> {
  search: SearchState;
  /** What is searched. */
  scope: SearchScope;
  /** Shown while there is nothing to look for. */
  idle?: ReactNode;
  /** How many results are shown. */
  limit?: number;
  /** Gives the results a heading with this id, to which Enter in the search box leads. */
  headingId?: string;
  /** Empties the field. */
  onClear?: () => void;
  /** For the block around the results; what is shown while there are none brings its own. */
  className?: string;
}

/** What a search leads to, seen and heard: in the dialog, on the not-found page, in the blog and in the help. */
export function SearchResults({
  search,
  scope,
  idle,
  limit = Infinity,
  headingId,
  onClear,
  onChoose,
  className,
  ...list
}: SearchResultsProps) {
  const { active, answer, failed, retry } = search;
  const summary = active ? searchSummary(search, scope, limit) : "";
  const found = answer !== undefined && answer.results.length > 0;
  const announcement = useDebouncedValue(summary, 700);
  return (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {active ? (
        <div className={className}>
          {headingId ? (
            <h2 id={headingId} tabIndex={-1} className="mb-6 text-h3 outline-none">
              {summary}
            </h2>
          ) : (
            <p className={found || !answer ? "label-text mb-1 text-ink-3" : "mb-4 text-h4"}>{summary}</p>
          )}
          {failed ? (
            <SearchFailed onRetry={retry} />
          ) : !answer ? (
            <LoadingBars />
          ) : found ? (
            <ResultList results={answer.results.slice(0, limit)} onChoose={onChoose} {...list} />
          ) : (
            <NothingFound onClear={onClear} onChoose={onChoose} />
          )}
        </div>
      ) : (
        idle
      )}
    </>
  );
}

/** The value once it has stayed the same for a while: a screen reader need not hear every step on the way. */
function useDebouncedValue<T>(value: T, milliseconds: number): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setDebounced(value), milliseconds);
    return () => window.clearTimeout(timer);
  }, [value, milliseconds]);
  return debounced;
}
