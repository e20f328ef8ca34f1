import { entriesIn, type EstimateEntry, searchWith } from "~/enquiry/estimate-address";
import { currentSearch, replaceSearch, useFromSearch } from "~/lib/navigation/address";

/** Whether one plan is in the estimate, which lives in the address. */
export function useInEstimate(id: string): boolean {
  return useFromSearch((search) => entriesIn(search).some((entry) => entry.id === id));
}

export function add(id: string) {
  const entries = entriesIn(currentSearch());
  if (!entries.some((entry) => entry.id === id)) replaceEntries([...entries, { id }]);
}

export function remove(id: string) {
  replaceEntries(entriesIn(currentSearch()).filter((entry) => entry.id !== id));
}

function replaceEntries(entries: readonly EstimateEntry[]) {
  replaceSearch(searchWith(currentSearch(), entries));
}
