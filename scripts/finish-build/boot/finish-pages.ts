import { readFileSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { dirname, join } from "node:path";

import { isReadingPage } from "../../../app/reading-pages.ts";
import { CHUNK_GRAPH } from "../../vite-plugins/chunk-graph.ts";
import type { StartScript } from "./build-start-script.ts";
import { contentHash, policyHash } from "../files/content-hash.ts";
import { deferScripts, inlineExecutableScripts } from "./defer-scripts.ts";
import { scriptJoiner } from "./join-scripts.ts";
import { withOwnStyles } from "./own-styles.ts";
import { withThemeColor } from "../discovery/theme-color.ts";

/** Makes what was rendered what is deployed: a page whose scripts start late, and the files that it loads then. */
export async function pageFinisher(client: string, start: StartScript, cache: string) {
  const assets: Record<string, string> = {};
  const emitAs = (extension: string) => (name: string, text: string) => {
    const file = `assets/${name}-${contentHash(text).slice(0, 8)}.${extension}`;
    assets[file] = text;
    return `/${file}`;
  };
  const emit = emitAs("js");

  const graph = join(client, CHUNK_GRAPH);
  const joinScript = scriptJoiner(client, JSON.parse(await readFile(graph, "utf8")), cache);
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
  const scriptHashes = new Set<string>();

  return {
    /** The page that is deployed, from the one that was rendered; `file` is its name. */
    async finished(file: string, html: string): Promise<string> {
      const page = `/${file === "index.html" || file === "404.html" ? file : dirname(file)}`;
      const source = withOwnStyles(withThemeColor(html), sheets);
      for (const hash of source.hashes) styleHashes.add(hash);
      const reading = isReadingPage(page);
      const deferred = await deferScripts(source.html, { page, start, reading, join: joined, emit });
      for (const text of inlineExecutableScripts(deferred)) scriptHashes.add(policyHash(text));
      return deferred;
    },

    /** When every page is finished: the files that they load, and the hashes of what is inline for the Content-Security-Policy. */
    result() {
      const [scriptHash, ...others] = scriptHashes;
      if (!scriptHash || others.length > 0) {
        throw new Error(
          `Expected the same theme script on every page, found ${scriptHashes.size} different ones`,
        );
      }
      return { assets, scriptHash, styleHashes: [...styleHashes].toSorted() };
    },
  };
}
