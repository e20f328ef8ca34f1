import type { SearchState } from "./use-search";

const scopes = {
  site: { nothing: "Nothing on this site", one: "result", many: "results" },
  articles: { nothing: "No article", one: "article", many: "articles" },
} as const;

export type SearchScope = keyof typeof scopes;

/** One line on what a search has come to, to be read and announced. */
export function searchSummary(
  { answer, failed }: Pick<SearchState, "answer" | "failed">,
  scope: SearchScope,
  limit: number,
): string {
  const { nothing, one, many } = scopes[scope];
  if (failed) return "The search could not be loaded.";
  if (!answer) return "The search is loading.";
  const total = answer.results.length;
  if (total === 0) return `${nothing} matches that.`;
  const count = `${total} ${total === 1 ? one : many} found`;
  const shown = total > limit ? `${count}, the best ${limit} shown` : count;
  return answer.partial ? `${nothing} has all of these words. ${shown} with some of them.` : shown;
}
