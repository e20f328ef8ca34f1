import { join } from "node:path";
import { Worker } from "node:worker_threads";

import { cached, hashOfCode } from "../../../app/lib/building/cached.server.ts";
import { twinPath } from "../../../app/lib/metadata/twin-path.ts";
import { contentHash } from "../files/content-hash.ts";
import { headAndMain } from "../files/head-and-main.ts";

export interface PageToWrite {
  path: string;
  html: string;
  /** The page's whole address. */
  address: string;
}

export interface WrittenTwin {
  path: string;
  markdown: string;
}

/**
 * Writes pages as Markdown, for programs that read pages. On a processor of its own: it takes longer than anything else that
 * is made from a page. A page that says what it said keeps its twin.
 */
export function twinWriter(siteUrl: string, cache: string) {
  const code = hashOfCode(import.meta.dirname, join(import.meta.dirname, "../files"));
  const worker = new Worker(new URL("write-twins.ts", import.meta.url));
  const waiting = new Map<string, (markdown: string) => void>();
  worker.on("message", ({ path, markdown }: WrittenTwin) => waiting.get(path)?.(markdown));
  const write = (page: PageToWrite) =>
    new Promise<string>((resolve) => {
      waiting.set(page.path, resolve);
      worker.postMessage(page, []);
    });

  return {
    /** The twin of a page, by the name of its file. */
    async twin(path: string, html: string): Promise<Record<string, Buffer>> {
      const { head, main } = headAndMain(html, path);
      // Of the head a twin has the description alone; what else is there changes with every build.
      const [description] = /<meta name="description"[^>]*>/.exec(head) ?? [];
      if (!description) throw new Error(`${path}: a page without a description`);
      const kept = join(cache, `${contentHash(code, siteUrl, path, description, main)}.md`);
      const markdown = await cached(kept, () => write({ path, html, address: siteUrl + encodeURI(path) }));
      return { [twinPath(path).slice(1)]: markdown };
    },

    /** When there are no more pages. */
    close: () => worker.terminate(),
  };
}
