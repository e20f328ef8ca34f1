import { type Kind, kindOf } from "./kind.ts";
import type { SearchEntry } from "./search-index.ts";
import type { SearchDocument } from "./search-document.ts";
import type { QueryPart } from "./words/synonyms.ts";

/**
 * What is asked for by name comes first, and what is sold before what is written about it. A plan, whose text is
 * short, does not push away the page it is on.
 */
export function rankWeight({ entry, names }: SearchDocument, parts: readonly QueryPart[]): number {
  const typed = parts.flatMap((part) => part.typed).join(" ");
  if (names.includes(typed)) return 2;
  const kind = kindOf(entry);
  const [only, ...others] = parts;
  const synonyms = only && others.length === 0 && kind === "Page" ? only.synonyms : [];
  if (synonyms.some((tokens) => names.includes(tokens.join(" ")))) return 1.5;
  return isArticleList(entry) ? 0.4 : weights[kind];
}

const weights: Record<Kind, number> = { Page: 1, Plan: 0.85, Help: 0.6, Article: 0.5 };

/** A category or a tag: the articles themselves say more. */
function isArticleList({ path }: SearchEntry): boolean {
  return /^\/blog\/(category|tag)\//.test(path);
}
