import { readFileSync } from "node:fs";
import { join } from "node:path";

import { createSearch, type Search } from "../../app/features/search/engine.ts";
import { type IndexName, indexPaths, type PackedIndex } from "../../app/features/search/search-index.ts";
import { clientFolder } from "./built-site.ts";

/** An index as the build wrote it. */
export function builtIndex(name: IndexName): PackedIndex {
  return JSON.parse(readFileSync(join(clientFolder, indexPaths[name]), "utf8")) as PackedIndex;
}

/** The search of the whole site, as its dialog makes it. */
export function siteSearch(): Search {
  return createSearch([builtIndex("pages"), builtIndex("blog"), builtIndex("help")]);
}
