import type { SearchEntry } from "./search-index";

export type Kind = "Page" | "Plan" | "Help" | "Article";

/** What an entry is, told by its address, so that new articles need no label. */
export function kindOf({ path, price }: Pick<SearchEntry, "path" | "price">): Kind {
  if (price !== undefined) return "Plan";
  if (/^\/support\/knowledge-base\/[^/]+$/.test(path)) return "Help";
  // Lists of a category or a tag are one level deeper.
  if (/^\/blog\/[^/]+$/.test(path)) return "Article";
  return "Page";
}
