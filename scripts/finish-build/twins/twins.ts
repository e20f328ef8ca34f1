import { once } from "node:events";
import { Worker } from "node:worker_threads";

import type { TwinsOf } from "./write-twins.ts";

/**
 * Every page as Markdown, for programs that read pages, by the name of its file. On a processor of its own: it takes
 * longer than everything else that is made from the pages.
 */
export async function twins(of: TwinsOf): Promise<Record<string, string>> {
  const worker = new Worker(new URL("write-twins.ts", import.meta.url), { workerData: of });
  const [written] = await once(worker, "message");
  return written;
}
