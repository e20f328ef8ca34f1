import { readFile } from "node:fs/promises";
import { join, posix } from "node:path";

import { rolldown } from "rolldown";

import { cached, hashOfCode } from "../../../app/lib/building/cached.server.ts";
import type { ChunkImports } from "../../vite-plugins/chunk-graph.ts";
import { compileHint } from "../../vite-plugins/compile-hints.ts";
import { contentHash } from "../files/content-hash.ts";
import { routeList } from "./route-list.ts";

export interface JoinedScript {
  /** `assets/app-….js`; exports `start`. */
  file: string;
  /** It and the late parts of the page, by file name. */
  codes: Readonly<Record<string, string>>;
  /** The addresses of all that it needs and not every page loads, itself at the end. */
  loads: readonly string[];
}

type Chunks = Readonly<Record<string, ChunkImports>>;

const ENTRY = "\0app";
const ROUTES = "\0routes";
/** What all pages load beside the list of routes: in the visitor's cache from one page to the next. */
const ofAll = ["rolldown-runtime", "react", "router", "frame"];
const isOfAll = (file: string) => ofAll.some((name) => isFileOf(name, file));
const isFileOf = (name: string, file: string) => new RegExp(`^assets/${name}-[\\w-]{8}\\.js$`).test(file);
const importsManifest = /\bimport "\/assets\/manifest-[^"]+";/;
const startsTheApp = /\bimport\(("\/assets\/entry\.client-[^"]+")\);?/;

/** The addresses of what all pages load, among the build's files, in the order in which they need each other. */
export function scriptsOfAll(files: readonly string[]): string[] {
  const libraries = ofAll.map((name) => {
    const found = files.filter((file) => isFileOf(name, file));
    if (found.length !== 1) throw new Error(`Expected one file ${name}, found ${found.length}`);
    return `/${found[0]}`;
  });
  return [`/${routeList}`, ...libraries];
}

/**
 * Makes one file of what a page loads at first and not every page does: the page itself and the many small files that it
 * shares with some others, and one of each part that the page loads late. The small files stay as they are for whoever comes
 * from another page.
 *
 * What a late part of the frame imports too stays a file of its own: a module must not be there twice.
 *
 * What was joined is kept from one build to the next: the names of the files that it is made of hold their content.
 */
export function scriptJoiner(client: string, chunks: Chunks, cache: string) {
  const code = hashOfCode(import.meta.dirname, join(import.meta.dirname, "../../vite-plugins"));
  const known = new Map<string, Promise<JoinedScript>>();
  const joined = async (module: string): Promise<JoinedScript> => {
    const name = contentHash(code, withoutManifest(module), ...reached(chunks, module));
    const make = async () => JSON.stringify(await joinScript(client, chunks, module));
    const kept = await cached(join(cache, `${name}.json`), make);
    return JSON.parse(kept.toString()) as JoinedScript;
  };
  return (module: string): Promise<JoinedScript> => {
    const script = known.get(module) ?? joined(module);
    known.set(module, script);
    return script;
  };
}

/**
 * `module` is React Router's inline script: it imports the manifest and the page's route modules, then starts the app.
 * The manifest is left out: app/boot/start.ts has loaded it before, under a name that stays (route-list.ts).
 */
async function joinScript(client: string, chunks: Chunks, module: string): Promise<JoinedScript> {
  const [start, entry] = startsTheApp.exec(module) ?? [];
  if (!start || !entry) throw new Error(`expected an import of entry.client in ${module}`);
  const routes = withoutManifest(module).replace(start, "");
  const { ofPage, ofFrame } = lateParts(chunks, module);
  const bundle = await rolldown({
    input: ENTRY,
    platform: "browser",
    // What late parts share with the page, they import from it.
    preserveEntrySignatures: "allow-extension",
    plugins: [
      {
        name: "built-files",
        resolveId(source, _importer, { kind }) {
          if (source === ENTRY || source === ROUTES) return source;
          const file = posix.join(source.startsWith("/") ? "" : "assets", source).replace(/^\//, "");
          const isElsewhere = isOfAll(file) || ofFrame.has(file);
          const isLate = kind === "dynamic-import" && !ofPage.has(file);
          return isElsewhere || isLate ? { id: `/${file}`, external: "absolute" } : file;
        },
        async load(id) {
          if (id === ENTRY) return `import "${ROUTES}"; export { start } from ${entry};`;
          return id === ROUTES ? routes : await readFile(join(client, id), "utf8");
        },
      },
    ],
  });
  const { output } = await bundle.generate({
    format: "es",
    minify: true,
    postBanner: ({ isEntry }) => (isEntry ? compileHint : ""),
    entryFileNames: "assets/app-[hash].js",
    chunkFileNames: ({ name }) => `assets/${name.replace(/-[\w-]{8}$/, "")}-[hash].js`,
  });
  await bundle.close();
  const [{ fileName: file, imports }] = output;
  const kept = withImports(
    chunks,
    imports.map((each) => each.slice(1)),
  );
  return {
    file,
    codes: Object.fromEntries(
      output.flatMap((each) => (each.type === "chunk" ? [[each.fileName, each.code]] : [])),
    ),
    loads: [...kept, file].filter((each) => !isOfAll(each)).map((each) => `/${each}`),
  };
}

function withoutManifest(module: string): string {
  if (!importsManifest.test(module)) throw new Error(`expected an import of the manifest in ${module}`);
  return module.replace(importsManifest, "");
}

/**
 * What is loaded late: of the page's own parts themselves, of those of the frame, of the root and of the start of the app
 * all that they import.
 */
function lateParts(chunks: Chunks, module: string) {
  const [manifest = "", root = "", ...rest] = filesIn(module);
  const lateOf = (files: Iterable<string>) =>
    [...files].flatMap((file) => chunks[file]?.dynamicImports ?? []);
  const frame = withImports(chunks, [manifest, root, ...rest.slice(-1)]);
  for (const file of withImports(chunks, rest)) if (isOfAll(file)) frame.add(file);
  const page = [...withImports(chunks, rest)].filter((file) => !frame.has(file));
  return { ofPage: new Set(lateOf(page)), ofFrame: withImports(chunks, lateOf(frame)) };
}

function withImports(chunks: Chunks, files: readonly string[]): Set<string> {
  // What is added while the set is walked is walked too.
  const all = new Set(files);
  for (const file of all) for (const each of chunks[file]?.imports ?? []) all.add(each);
  return all;
}

/** All that it needs at some time. */
function reached(chunks: Chunks, module: string): string[] {
  const all = new Set(filesIn(withoutManifest(module)));
  for (const file of all) {
    for (const each of chunks[file]?.imports ?? []) all.add(each);
    for (const each of chunks[file]?.dynamicImports ?? []) all.add(each);
  }
  return [...all];
}

function filesIn(module: string): string[] {
  return [...module.matchAll(/"\/(assets\/[^"]+)"/g)].map(([, file = ""]) => file);
}
