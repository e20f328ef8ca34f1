import { createSearch, type Search } from "./engine";
import { type PackedIndex, searchIndexPath } from "./search-index";

let loading: Promise<Search> | undefined;

/** The search with its index, loaded once. After a failure the next call tries again. */
export function loadSearch(): Promise<Search> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<Search> {
  const response = await fetch(searchIndexPath);
  if (!response.ok) throw new Error(`${searchIndexPath}: status ${response.status}`);
  return createSearch((await response.json()) as PackedIndex);
}
