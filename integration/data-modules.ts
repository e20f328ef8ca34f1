import { globSync } from "node:fs";
import { createRequire } from "node:module";
import { isDeepStrictEqual } from "node:util";

import type { Plugin, ViteDevServer } from "vite";

const contentFiles = `${import.meta.dirname}/../content/**/*.yaml`;

/**
 * A module called `name.data.ts` reads what the owner edits in content/. It is run here, and what is built holds its exports as
 * plain data: no browser gets the reader, the schemas, or a field that nobody exports.
 */
export function dataModules(): Plugin {
  let server: ViteDevServer;
  return {
    name: "data-modules",
    configureServer(created) {
      server = created;
    },
    load: {
      filter: { id: /\.data\.ts$/ },
      async handler(id) {
        for (const file of globSync(contentFiles)) this.addWatchFile(file);
        if (this.environment.mode === "build") return asData(id, createRequire(id)(id) as object);
        // While the site is developed Vite runs them, and notices what has changed.
        return this.environment.name === "client" ? asData(id, await server.ssrLoadModule(id)) : undefined;
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
