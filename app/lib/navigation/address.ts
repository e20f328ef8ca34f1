import { useSyncExternalStore } from "react";

/*
 * The query of the document's address, in which islands keep what a visitor chose: so it can be shared, reloaded and come
 * back to. Nothing else of an address changes while its document lives, apart from the anchor.
 */

/** Typing, held keys and sliders report many times a second, and browsers refuse addresses that change as often. */
const settleMs = 300;

/** What the address will say once the visitor has paused. */
let unsaved: string | undefined;
let timer: number | undefined;
const listeners = new Set<() => void>();

/** The query as it stands or is about to; none in HTML as it is built. */
export function useSearch(): string {
  return useFromSearch((search) => search);
}

/** One thing that the query says; renders again only when that changes. */
export function useFromSearch<Value extends string | boolean>(read: (search: string) => Value): Value {
  return useSyncExternalStore(
    subscribe,
    () => read(currentSearch()),
    () => read(""),
  );
}

export function currentSearch(): string {
  return unsaved ?? window.location.search;
}

/** As a new entry of the history: Back returns to the query before. */
export function pushSearch(search: string) {
  saveSearch();
  window.history.pushState(null, "", window.location.pathname + search);
  tell();
}

/** In place of the query before: at once, or once it has stayed the same for a moment. */
export function replaceSearch(search: string, { settle = false } = {}) {
  unsaved = search;
  window.clearTimeout(timer);
  if (settle) timer = window.setTimeout(saveSearch, settleMs);
  else saveSearch();
  tell();
}

/** Whoever leaves a field may be about to leave the page: the address must be right by then. */
export function saveSearch() {
  const { location, history } = window;
  window.clearTimeout(timer);
  if (unsaved !== undefined && unsaved !== location.search)
    history.replaceState(history.state, "", location.pathname + unsaved + location.hash);
  unsaved = undefined;
}

function tell() {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  // Back and Forward show what that entry's address says.
  const forget = () => {
    window.clearTimeout(timer);
    unsaved = undefined;
    listener();
  };
  listeners.add(listener);
  window.addEventListener("popstate", forget);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("popstate", forget);
  };
}
