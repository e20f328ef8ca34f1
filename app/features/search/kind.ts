import type { SearchEntry } from "./search-index.ts";

export type Kind = "Page" | "Plan" | "Help" | "Article";

export function kindOf({ price, group, article }: SearchEntry): Kind {
  if (price !== undefined) return "Plan";
  if (group !== undefined) return "Help";
  return article ? "Article" : "Page";
}
