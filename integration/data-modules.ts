import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative } from "node:path";
import { isDeepStrictEqual } from "node:util";

import type { Plugin, ViteDevServer } from "vite";

import type * as Filler from "../app/articles/fill-article-tokens.server.ts";

const root = join(import.meta.dirname, "..");
const contentFiles = join(root, "content/**/*.yaml");
const filler = join(root, "app/articles/fill-article-tokens.server.ts");

/**
 * A module called `name.data.ts` reads what the owner edits in content/. It is run here, and what is built holds its exports as
 * plain data: no browser gets the reader, the schemas, or a field that nobody exports. Articles get the prices and promises
 * that they name before MDX reads them.
 */
export function dataModules(): Plugin {
  let server: ViteDevServer;
  return {
    name: "data-modules",
    configureServer(created) {
      server = created;
    },
    load: {
      filter: { id: [/\.data\.ts$/, /\/articles\/(?:blog|help)\/[^/?]+\.mdx$/] },
      async handler(id) {
        for (const file of globSync(contentFiles)) this.addWatchFile(file);
        const isBuild = this.environment.mode === "build";
        // While the site is developed Vite runs them, and notices what has changed.
        const run = (file: string) => (isBuild ? createRequire(id)(file) : server.ssrLoadModule(file));
        if (id.endsWith(".mdx")) {
          const { fillArticleTokens } = (await run(filler)) as typeof Filler;
          return fillArticleTokens(readFileSync(id, "utf8"), relative(root, id));
        }
        return isBuild || this.environment.name === "client"
          ? asData(id, (await run(id)) as object)
          : undefined;
      },
    },
  };
}

function asData(id: string, exports: object): string {
  return Object.entries(exports)
    .map(([name, value]) => {
      const json = JSON.stringify(value);
      if (!isDeepStrictEqual(JSON.parse(json), value))
        throw new Error(`${id}: ${name} holds something that is not plain data`);
      return `export const ${name} = ${json};`;
    })
    .join("\n");
}
