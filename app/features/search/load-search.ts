import type { Search } from "./engine";
import { type IndexName, indexPaths, type PackedIndex } from "./search-index";

export const loadSiteSearch = () => loadSearch(["pages", "blog", "help"]);
export const loadBlogSearch = () => loadSearch(["blog"]);
export const loadHelpSearch = () => loadSearch(["help"]);

const searches = new Map<string, Search>();

/** The engine with its indexes, made once. Both are fetched now, and not before. */
async function loadSearch(names: readonly IndexName[]): Promise<Search> {
  const key = names.join(" ");
  const known = searches.get(key);
  if (known) return known;
  const [{ createSearch }, ...packed] = await Promise.all([
    import("./engine"),
    ...names.map((name) => fetchJsonOnce(indexPaths[name]) as Promise<PackedIndex>),
  ]);
  const search = createSearch(packed);
  searches.set(key, search);
  return search;
}

const fetched = new Map<string, Promise<unknown>>();

/** A JSON file of the site, fetched once for each visit; after a failure the next call tries again. */
function fetchJsonOnce(path: string): Promise<unknown> {
  const known = fetched.get(path) ?? fetchJson(path);
  fetched.set(path, known);
  known.catch(() => fetched.delete(path));
  return known;
}

async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: status ${response.status}`);
  return response.json();
}
