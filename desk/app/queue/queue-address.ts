import type { QueueFilters } from "../../core/staff/queue-filters.ts";
import type { QueueSort } from "../../core/staff/queue-sorts.ts";
import type { QueueView } from "../../core/staff/queue-views.ts";

/** What a list is of, as its address says it. */
export interface QueuePlace {
  /** Undefined while somebody searches. */
  view?: QueueView;
  query: string;
  filters: QueueFilters;
  sort: QueueSort;
}

type Parameter = keyof QueueFilters | "sort" | "after";

/** The address of a list, changed in one point. Empty takes it away. Whatever changes, it begins at the top again. */
export function queueAddress(
  { view, query, filters, sort }: QueuePlace,
  changes: Partial<Record<Parameter, string>> = {},
): string {
  const address = new URLSearchParams(view ? { view } : { q: query });
  const all = { ...filters, ...(sort !== "usual" && { sort }), ...changes };
  for (const [name, value] of Object.entries(all)) {
    if (value !== "" && !(name === "sort" && value === "usual")) address.set(name, String(value));
  }
  return `/desk?${address}`;
}
