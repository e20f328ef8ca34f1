import ArrowDown from "lucide-react/icons/arrow-down";
import { useRef, useState } from "react";
import { useLocation } from "react-router";

import { useLoaded } from "~/lib/loading/use-loaded";
import { IconButton } from "~/ui/icon-button";
import { addressWords } from "./address-words";
import type { Search } from "./engine";
import { loadSearch } from "./load-search";
import { SearchField } from "./search-field";
import { SearchOutcome } from "./search-outcome";
import { useResultKeys } from "./use-result-keys";

/**
 * The search as a part of the not-found page. Until something is typed it asks for the words of the unknown
 * address, if a page has them all. It knows them only once the index is there, long after hydration: one file
 * answers for every unknown address, and must not differ from what React draws first.
 */
export function PageSearch({ label }: { label: string }) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<string>();
  const guesses = addressWords(useLocation().pathname);
  const engine = useLoaded(loadSearch, typed !== undefined || guesses.length > 0);
  const query = typed ?? bestGuess(guesses, engine.value);
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
        {/* Nobody asked for it yet, so a failure has nobody to tell. */}
        {query !== "" && <SearchOutcome query={query} engine={engine} most={5} />}
      </div>
    </form>
  );
}

function bestGuess(guesses: readonly string[], search: Search | undefined): string {
  const fitting = guesses.find((guess) => {
    const results = search?.(guess);
    return results && results.found.length > 0 && !results.partial;
  });
  return fitting ?? "";
}
