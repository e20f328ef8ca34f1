import {
  type IndexedEntry,
  type IndexName,
  indexPaths,
  packIndex,
} from "../../../app/features/search/search-index.ts";
import { articleFacts } from "./article-facts.ts";
import { distinctiveTokens } from "./distinctive-tokens.ts";
import { planEntries } from "./plan-entries.ts";
import { type ReadPage, readPage } from "./read-page.ts";

/** The files that the searches of the site, the blog and the knowledge base load when they are first used. */
export function searchIndexes() {
  const facts = articleFacts();
  const read = new Map<string, ReadPage[]>();
  return {
    /** Each page as soon as it is finished: reading them takes a second. */
    add(file: string, html: string) {
      read.set(file, readPage(file, html, facts));
    },

    async files(): Promise<Record<string, string>> {
      const pages = [...read.keys()].toSorted().flatMap((file) => read.get(file) ?? []);
      const services = pages.flatMap(({ service }) => service ?? []);
      const entries = [...pages.map(({ entry }) => entry), ...(await planEntries(services))];
      const bodies = distinctiveTokens(entries.map((entry) => entry.body));
      const indexed = entries.map((entry, index) => ({ ...entry, body: bodies[index] ?? [] }));
      return Object.fromEntries(
        Object.entries(indexPaths).map(([name, path]) => [
          path.slice(1),
          JSON.stringify(packIndex(indexed.filter((entry) => indexOf(entry) === name))),
        ]),
      );
    },
  };
}

function indexOf({ article, group }: IndexedEntry): IndexName {
  if (article) return "blog";
  return group === undefined ? "pages" : "help";
}
