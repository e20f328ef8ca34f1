import {
  type IndexedEntry,
  type IndexName,
  indexPaths,
  packIndex,
} from "../../app/features/search/search-index.ts";
import type { FinishedPage } from "../finish.ts";
import { articleFacts } from "./article-facts.ts";
import { distinctiveTokens } from "./distinctive-tokens.ts";
import { planEntries } from "./plan-entries.ts";
import { readPage } from "./read-page.ts";

/** The files that the searches of the site, the blog and the knowledge base load when they are first used. */
export function searchIndexes(pages: readonly FinishedPage[]): Record<string, string> {
  const facts = articleFacts();
  const read = pages.flatMap((page) => readPage(page, facts.get(page.path)) ?? []);
  const services = read.filter(({ entry }) => entry.path.startsWith("/services/"));
  const entries = [...read.map(({ entry }) => entry), ...planEntries(services)];
  const bodies = distinctiveTokens(entries.map((entry) => entry.body));
  const indexed = entries.map((entry, index) => ({ ...entry, body: bodies[index] ?? [] }));
  return Object.fromEntries(
    Object.entries(indexPaths).map(([name, path]) => [
      path.slice(1),
      JSON.stringify(packIndex(indexed.filter((entry) => indexOf(entry) === name))),
    ]),
  );
}

function indexOf({ article, group }: IndexedEntry): IndexName {
  if (article) return "blog";
  return group === undefined ? "pages" : "help";
}
