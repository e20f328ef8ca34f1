import { useEffect, useId, useRef } from "react";

import { Button } from "~/ui/button";
import type { ArticleSearch } from "./use-article-search";

interface SearchBoxProps {
  search: Pick<ArticleSearch, "query" | "setQuery" | "settle" | "prepare">;
  label: string;
  placeholder: string;
  /** The id of the results' heading, to which Enter leads. */
  resultsId: string;
}

/** The search of a page that lists articles. */
export function SearchBox({ search, label, placeholder, resultsId }: SearchBoxProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { prepare } = search;
  // Focus in the field may be what started the island, before there was anyone to hear of it.
  useEffect(() => {
    if (document.activeElement === field.current) prepare();
  }, [prepare]);

  return (
    <form
      role="search"
      aria-label={label}
      className="noscript:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        search.settle();
        document.querySelector<HTMLElement>(`#${resultsId}`)?.focus();
      }}
    >
      <label htmlFor={id} className="font-strong tracking-control">
        {label}
      </label>
      <div className="mt-2.5 flex rounded-control border border-control bg-surface p-1 focus-within:border-ink">
        <input
          ref={field}
          id={id}
          name="q"
          type="search"
          enterKeyHint="search"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          value={search.query}
          onFocus={prepare}
          onInput={(event) => search.setQuery(event.currentTarget.value)}
          onBlur={search.settle}
          className="min-w-0 flex-1 rounded-control px-3.5 placeholder:text-ink-3"
        />
        <Button type="submit" size="small" className="min-h-11">
          Search
        </Button>
      </div>
    </form>
  );
}
