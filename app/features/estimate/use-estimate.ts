import { currentSearch, replaceSearch, useFromSearch } from "~/lib/navigation/address";
import { entriesIn, type EstimateEntry, searchWith } from "./model/estimate-address";

/** Whether one plan is in the estimate, which lives in the address. */
export function useInEstimate(id: string): boolean {
  return useFromSearch((search) => isInEstimate(search, id));
}

export function isInEstimate(search: string, id: string): boolean {
  return entriesIn(search).some((entry) => entry.id === id);
}

export function toggle(id: string) {
  const search = currentSearch();
  if (isInEstimate(search, id)) remove(id);
  else replaceEntries([...entriesIn(search), { id }]);
}

export function remove(id: string) {
  replaceEntries(entriesIn(currentSearch()).filter((entry) => entry.id !== id));
}

function replaceEntries(entries: readonly EstimateEntry[]) {
  replaceSearch(searchWith(currentSearch(), entries));
}
