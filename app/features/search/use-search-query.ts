import { useEffect, useState } from "react";

import { currentSearch, replaceSearch, saveSearch, useSearch } from "~/lib/navigation/address";

/** An address is for sharing; nobody shares a pasted page. */
const mostLetters = 200;

/** What is searched for, kept in the address as ?q=. The field keeps it as it was typed. */
export function useSearchQuery() {
  const search = useSearch();
  const [typed, setTyped] = useState<string>();
  const query = typed ?? new URLSearchParams(search).get("q") ?? "";

  useEffect(() => {
    // Back and Forward: the address counts again.
    const forget = () => setTyped(undefined);
    addEventListener("popstate", forget);
    return () => removeEventListener("popstate", forget);
  }, []);

  function setQuery(text: string) {
    setTyped(text);
    replaceSearch(searchFor(text), { settle: true });
  }

  return { query, setQuery, settle: saveSearch };
}

function searchFor(query: string): string {
  const params = new URLSearchParams(currentSearch());
  const kept = [...query.trim()].slice(0, mostLetters).join("");
  if (kept) params.set("q", kept);
  else params.delete("q");
  const text = params.toString();
  return text && `?${text}`;
}
