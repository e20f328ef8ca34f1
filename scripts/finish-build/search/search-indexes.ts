import { join } from "node:path";

import {
  type IndexedEntry,
  type IndexName,
  indexPaths,
  packIndex,
} from "../../../app/features/search/search-index.ts";
import { inParallel } from "../files/in-parallel.ts";
import { listFiles } from "../files/list-files.ts";
import { articleFacts } from "./article-facts.ts";
import { distinctiveTokens } from "./distinctive-tokens.ts";
import { planEntries } from "./plan-entries.ts";
import { readPage } from "./read-page.ts";

/** The files that the searches of the site, the blog and the knowledge base load when they are first used. */
export async function searchIndexes(client: string): Promise<Record<string, string>> {
  const facts = articleFacts();
  const files = (await listFiles(client)).filter((file) => file.endsWith(".html"));
  const pages = (await inParallel(files, (file) => readPage(join(client, file), facts))).flat();
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
}

function indexOf({ article, group }: IndexedEntry): IndexName {
  if (article) return "blog";
  return group === undefined ? "pages" : "help";
}
