import { Search } from "lucide-react";
import { useId } from "react";

import type { ArticleSearch } from "./use-article-search";

interface SearchBoxProps {
  search: Pick<ArticleSearch<unknown>, "query" | "setQuery" | "settle" | "prepare">;
  label: string;
  placeholder: string;
  /** The id of the results, to which Enter leads. */
  results: string;
}

export function SearchBox({ search, label, placeholder, results }: SearchBoxProps) {
  const id = useId();
  return (
    <form
      role="search"
      aria-label={label}
      className="noscript:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        search.settle();
        document.querySelector<HTMLElement>(`#${results}`)?.focus();
      }}
    >
      <label htmlFor={id} className="font-strong tracking-[-0.01em]">
        {label}
      </label>
      <div className="relative mt-2.5">
        <Search aria-hidden size={19} className="absolute top-4 left-4 text-ink-3" />
        <input
          id={id}
          name="q"
          type="search"
          enterKeyHint="search"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          value={search.query}
          onFocus={search.prepare}
          onChange={(event) => search.setQuery(event.target.value)}
          onBlur={search.settle}
          className="h-13 w-full min-w-0 rounded-control border border-control bg-surface pl-11 text-ink placeholder:text-ink-3 hover:border-ink"
        />
      </div>
    </form>
  );
}
