import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

import { useHydrated } from "~/lib/react/use-hydrated";
import { useOnNavigation } from "~/lib/navigation/use-on-navigation";

/** Typing on writes the address once, when the visitor stops: browsers refuse to change it too often. */
const pause = 250;
/** An address is for sharing; nobody shares a pasted page. */
const mostLetters = 200;

/**
 * What is searched for, kept in the address as ?q=. The address is changed past the router: it would load the
 * page's data again for each letter.
 */
export function useSearchQuery() {
  const { search } = useLocation();
  const hydrated = useHydrated();
  const [typed, setTyped] = useState<string>();
  const timer = useRef<number>(undefined);
  const latest = useRef("");
  const query = typed ?? (hydrated ? (new URLSearchParams(search).get("q") ?? "") : "");

  // Back, forward, or the link to this very page: the address counts again.
  useOnNavigation(() => setTyped(undefined));
  useEffect(() => () => window.clearTimeout(timer.current), []);

  function settle() {
    if (timer.current === undefined) return;
    window.clearTimeout(timer.current);
    timer.current = undefined;
    keepInAddress(latest.current);
  }

  function setQuery(text: string) {
    setTyped(text);
    latest.current = text;
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(settle, pause);
  }

  return { query, setQuery, settle };
}

function keepInAddress(query: string) {
  const url = new URL(window.location.href);
  const kept = [...query.trim()].slice(0, mostLetters).join("");
  if (kept) url.searchParams.set("q", kept);
  else url.searchParams.delete("q");
  window.history.replaceState(window.history.state, "", url);
}
