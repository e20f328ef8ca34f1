import { join } from "node:path";

import {
  type IndexedEntry,
  type IndexName,
  indexPaths,
  packIndex,
} from "../../../app/features/search/search-index.ts";
import { cached, hashOfCode } from "../../../app/lib/building/cached.server.ts";
import { contentHash } from "../files/content-hash.ts";
import { headAndMain } from "../files/head-and-main.ts";
import { articleFacts } from "./article-facts.ts";
import { distinctiveTokens } from "./distinctive-tokens.ts";
import { planEntries } from "./plan-entries.ts";
import { type ReadPage, readPage, shownOf } from "./read-page.ts";

/**
 * The files that the searches of the site, the blog and the knowledge base load when they are first used. A page that says
 * what it said is not read again.
 */
export function searchIndexes(cache: string) {
  const code = hashOfCode(import.meta.dirname, join(import.meta.dirname, "../files"), "app/lib/search");
  const facts = articleFacts();
  const read = new Map<string, ReadPage>();
  return {
    async add(file: string, html: string) {
      const { head, main } = headAndMain(html, file);
      const shown = shownOf(head);
      if (!shown) return;
      const article = facts.get(shown.path);
      const name = contentHash(code, JSON.stringify([shown, article]), main);
      const make = async () => JSON.stringify(readPage(shown, main, article));
      const kept = await cached(join(cache, `${name}.json`), make);
      read.set(file, JSON.parse(kept.toString()) as ReadPage);
    },

    async files(): Promise<Record<string, string>> {
      const pages = [...read].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, page]) => page);
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
