import { readFile } from "node:fs/promises";
import { join, posix } from "node:path";

import { rolldown } from "rolldown";

import type { ChunkImports } from "../../vite-plugins/chunk-graph.ts";
import { contentHash } from "../files/content-hash.ts";

export interface JoinedScript {
  /** `assets/app-….js`; exports `start`. */
  file: string;
  code: string;
  /** The addresses of all that it needs, itself at the end. */
  loads: readonly string[];
}

const ENTRY = "\0app";
/** What all pages load: in the visitor's cache from one page to the next. */
const isOfAll = (file: string) => /^assets\/(manifest|react|router|frame)-/.test(file);
const startsTheApp = /\bimport\(("\/assets\/entry\.client-[^"]+")\);?/;

/**
 * Makes one file of what a page loads at first and not every page does: the page itself and the many small files that it
 * shares with some others. Those stay as they are for whoever comes from another page.
 *
 * What a late part imports too stays a file of its own: a module must not be there twice.
 */
export function scriptJoiner(client: string, chunks: Readonly<Record<string, ChunkImports>>) {
  const known = new Map<string, Promise<JoinedScript>>();
  return (module: string): Promise<JoinedScript> => {
    const joined = known.get(module) ?? joinScript(client, chunks, module);
    known.set(module, joined);
    return joined;
  };
}

/** `module` is React Router's inline script: it imports the manifest and the page's route modules, then starts the app. */
async function joinScript(
  client: string,
  chunks: Readonly<Record<string, ChunkImports>>,
  module: string,
): Promise<JoinedScript> {
  if (!startsTheApp.test(module)) throw new Error(`expected an import of entry.client in ${module}`);
  const late = importedLate(chunks, module);
  const bundle = await rolldown({
    input: ENTRY,
    platform: "browser",
    plugins: [
      {
        name: "built-files",
        resolveId(source, importer, { kind }) {
          if (source === ENTRY) return ENTRY;
          const file = posix.join(source.startsWith("/") ? "" : "assets", source).replace(/^\//, "");
          const isLate = kind === "dynamic-import" && importer !== ENTRY;
          return isLate || isOfAll(file) || late.has(file) ? { id: `/${file}`, external: "absolute" } : file;
        },
        async load(id) {
          if (id !== ENTRY) return await readFile(join(client, id), "utf8");
          return module.replace(startsTheApp, "export const start = () => import($1);");
        },
      },
    ],
  });
  const { output } = await bundle.generate({ format: "es", codeSplitting: false, minify: true });
  await bundle.close();
  const [{ code, imports }] = output;
  const file = `assets/app-${contentHash(code).slice(0, 8)}.js`;
  const kept = withImports(
    chunks,
    imports.map((each) => each.slice(1)),
  );
  return { file, code, loads: [...kept, file].map((each) => `/${each}`) };
}

/** What parts that are loaded later import, of a page's own files and of the frame's. */
function importedLate(chunks: Readonly<Record<string, ChunkImports>>, module: string): ReadonlySet<string> {
  const named = [...module.matchAll(/"\/(assets\/[^"]+)"/g)].map(([, file = ""]) => file);
  const first = withImports(chunks, named);
  const parts = [...first].flatMap((file) => chunks[file]?.dynamicImports ?? []);
  return withImports(chunks, parts);
}

function withImports(chunks: Readonly<Record<string, ChunkImports>>, files: readonly string[]): Set<string> {
  // What is added while the set is walked is walked too.
  const all = new Set(files);
  for (const file of all) for (const each of chunks[file]?.imports ?? []) all.add(each);
  return all;
}
