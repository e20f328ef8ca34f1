import { fetchJsonOnce } from "~/lib/loading/fetch-json";
import { createSearch, type Search } from "./engine";
import { type PackedIndex, searchIndexPath } from "./search-index";

let search: Search | undefined;

/** The search with its index, made once. */
export async function loadSearch(): Promise<Search> {
  const packed = (await fetchJsonOnce(searchIndexPath)) as PackedIndex;
  search ??= createSearch(packed);
  return search;
}
