import { readFileSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import { isReadingPage } from "../../../app/reading-pages.ts";
import { CHUNK_GRAPH } from "../../vite-plugins/chunk-graph.ts";
import type { StartScript } from "./build-start-script.ts";
import { contentHash, policyHash } from "../files/content-hash.ts";
import { deferScripts, inlineExecutableScripts } from "./defer-scripts.ts";
import { scriptJoiner } from "./join-scripts.ts";
import { listFiles } from "../files/list-files.ts";
import { withOwnStyles } from "./own-styles.ts";
import { withThemeColor } from "../discovery/theme-color.ts";
import { writeFiles } from "../files/write-files.ts";

/**
 * Defers the scripts of every page and returns the hashes of the one inline script and of inline styles for the
 * Content-Security-Policy.
 */
export async function finishPages(client: string, start: StartScript) {
  const assets: Record<string, string> = {};
  const emitAs = (extension: string) => (name: string, text: string) => {
    const file = `assets/${name}-${contentHash(text).slice(0, 8)}.${extension}`;
    assets[file] = text;
    return `/${file}`;
  };
  const emit = emitAs("js");

  const graph = join(client, CHUNK_GRAPH);
  const joinScript = scriptJoiner(client, JSON.parse(await readFile(graph, "utf8")));
  await rm(graph);
  const joined = async (module: string) => {
    const script = await joinScript(module);
    Object.assign(assets, script.codes);
    return script;
  };

  const sheets = {
    read: (path: string) => readFileSync(join(client, path), "utf8"),
    write: (css: string) => emitAs("css")("first", css),
  };
  const styleHashes = new Set<string>();
  const hashes = new Set<string>();
  const files = (await listFiles(client)).filter((file) => file.endsWith(".html"));
  for (const file of files) {
    const page = `/${file === "index.html" || file === "404.html" ? file : dirname(file)}`;
    const source = withOwnStyles(withThemeColor(await readFile(join(client, file), "utf8")), sheets);
    for (const hash of source.hashes) styleHashes.add(hash);
    const html = await deferScripts(source.html, {
      page,
      start,
      reading: isReadingPage(page),
      join: joined,
      emit,
    });
    for (const text of inlineExecutableScripts(html)) hashes.add(policyHash(text));
    await writeFile(join(client, file), html);
  }
  await writeFiles(client, assets);

  const [scriptHash, ...others] = hashes;
  if (!scriptHash || others.length > 0) {
    throw new Error(`Expected the same theme script on every page, found ${hashes.size} different ones`);
  }
  return { scriptHash, styleHashes: [...styleHashes], pageCount: files.length };
}
