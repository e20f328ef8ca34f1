import { once } from "node:events";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Worker } from "node:worker_threads";

import { cached, hashOfCode } from "../../../app/lib/building/cached.server.ts";
import { twinPath } from "../../../app/lib/metadata/twin-path.ts";
import { contentHash } from "../files/content-hash.ts";
import { headAndMain } from "../files/head-and-main.ts";
import { inParallel } from "../files/in-parallel.ts";
import type { TwinsOf } from "./write-twins.ts";

/** Every page as Markdown, for programs that read pages, by the name of its file. A page that says what it said keeps its twin. */
export async function twins(of: TwinsOf, cache: string): Promise<Record<string, string>> {
  const code = hashOfCode(import.meta.dirname, join(import.meta.dirname, "../files"));
  const kept = await inParallel(of.pages, async (path) => {
    const { head, main } = headAndMain(await readFile(join(of.client, path, "index.html"), "utf8"), path);
    // Of the head a twin has the description alone; what else is there changes with every build.
    const [description] = /<meta name="description"[^>]*>/.exec(head) ?? [];
    if (!description) throw new Error(`${path}: a page without a description`);
    return { path, file: join(cache, `${contentHash(code, of.siteUrl, path, description, main)}.md`) };
  });
  const missing = kept.filter(({ file }) => !existsSync(file)).map(({ path }) => path);
  const written = missing.length > 0 ? await write({ ...of, pages: missing }) : {};
  const named = await inParallel(kept, async ({ path, file }) => {
    const name = twinPath(path).slice(1);
    const twin = await cached(file, async () => {
      const markdown = written[name];
      if (!markdown)
        throw new Error(`${path}: its Markdown was in the cache and is not any more: build again`);
      return markdown;
    });
    return [name, twin.toString()] as const;
  });
  return Object.fromEntries(named);
}

/** On a processor of its own: it takes longer than everything else that is made from the pages. */
async function write(of: TwinsOf): Promise<Record<string, string>> {
  const worker = new Worker(new URL("write-twins.ts", import.meta.url), { workerData: of });
  const [written] = await once(worker, "message");
  return written;
}
