import ArrowDown from "lucide-react/icons/arrow-down";
import { useRef, useState } from "react";

import { useHydrated } from "~/lib/react/use-hydrated";
import { IconButton } from "~/ui/icon-button";
import { addressQueries } from "./address-queries";
import type { Search } from "./engine";
import { loadSiteSearch } from "./load-search";
import { SearchField } from "./search-field";
import { SearchResults } from "./search-results";
import { useLoaded } from "./use-loaded";
import { useResultKeys } from "./use-result-keys";
import { useSearch } from "./use-search";

/**
 * The search as a part of the not-found page. Until something is typed it asks for what the unknown address says, if
 * a page has all of it. One file answers for every unknown address, so it cannot know that before it runs in a browser.
 */
export function PageSearch({ label }: { label: string }) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<string>();
  const guesses = useHydrated() ? addressQueries(window.location.pathname) : [];
  const loaded = useLoaded(loadSiteSearch, typed !== undefined || guesses.length > 0);
  const query = typed ?? bestGuess(guesses, loaded.value);
  const search = useSearch(query, loaded);
  useResultKeys(form);

  return (
    <form
      ref={form}
      role="search"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.querySelector<HTMLElement>("ol a")?.focus();
      }}
      className="noscript:hidden"
    >
      <div className="flex items-end gap-2.5">
        <SearchField label={label} query={query} onQuery={setTyped} />
        <IconButton type="submit" label="Go to the results" className="size-13">
          <ArrowDown aria-hidden size={20} />
        </IconButton>
      </div>
      <div className="mt-4">
        <SearchResults search={search} scope="site" limit={5} />
      </div>
    </form>
  );
}

function bestGuess(guesses: readonly string[], search: Search | undefined): string {
  const fitting = guesses.find((guess) => {
    const answer = search?.(guess);
    return answer && answer.results.length > 0 && !answer.partial;
  });
  return fitting ?? "";
}
