import type { SearchEntry } from "../features/article-search/search-entry.ts";
import type { ListedArticle } from "../sections/article-card.tsx";
import type { HelpGroup } from "./help-groups.ts";

/** A blog article in the index that its search loads: found and shown from this alone. */
export interface BlogSearchEntry extends SearchEntry, ListedArticle {}

export interface HelpSearchEntry extends SearchEntry {
  group: HelpGroup;
}
