import { useSyncExternalStore } from "react";

import { entriesIn, type EstimateEntry, searchWith } from "~/enquiry/estimate-address";

/** Typing and held keys report many times a second, and browsers refuse addresses that change as often. */
const settleMs = 300;

/** What the address will say once the visitor has paused, and on which page. */
let unsaved: { pathname: string; search: string } | undefined;
let timer: number | undefined;
const listeners = new Set<() => void>();
const parsed = { search: "", ids: new Set<string>() };

/*
 * The estimate of the page in view. It lives in the address, which is replaced without the router: a choice is neither a
 * page of its own nor a reason to render one.
 */

/** Whether one plan is in the estimate; renders again only when that changes. */
export function useInEstimate(id: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => currentIds().has(id),
    () => false,
  );
}

/** The query of the address as it stands or is about to; none in prerendered HTML. */
export function useEstimateSearch(): string {
  return useSyncExternalStore(subscribe, currentSearch, () => "");
}

export function add(id: string) {
  const entries = entriesIn(currentSearch());
  if (!entries.some((entry) => entry.id === id)) replaceEntries([...entries, { id }]);
}

export function remove(id: string) {
  replaceEntries(entriesIn(currentSearch()).filter((entry) => entry.id !== id));
}

/** At once, or once it has stayed the same for a moment. */
export function replaceSearch(search: string, { settle = false } = {}) {
  unsaved = { pathname: window.location.pathname, search };
  window.clearTimeout(timer);
  if (settle) timer = window.setTimeout(saveEstimate, settleMs);
  else saveEstimate();
  for (const listener of listeners) listener();
}

export function saveEstimate() {
  const { location, history } = window;
  if (unsaved?.pathname === location.pathname && unsaved.search !== location.search)
    history.replaceState(history.state, "", location.pathname + unsaved.search + location.hash);
  unsaved = undefined;
}

export function currentSearch(): string {
  const { pathname, search } = window.location;
  return unsaved?.pathname === pathname ? unsaved.search : search;
}

function replaceEntries(entries: readonly EstimateEntry[]) {
  replaceSearch(searchWith(currentSearch(), entries));
}

/** Sixty buttons ask at every change: the address is read once for all of them. */
function currentIds(): ReadonlySet<string> {
  const search = currentSearch();
  if (search !== parsed.search) {
    parsed.search = search;
    parsed.ids = new Set(entriesIn(search).map(({ id }) => id));
  }
  return parsed.ids;
}

function subscribe(listener: () => void) {
  // Back and Forward show what that entry's address says.
  const forget = () => {
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
