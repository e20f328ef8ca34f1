import { on } from "node:events";
import { Worker } from "node:worker_threads";

export interface RenderedFile {
  /** Has the decoded name of its address: a server decodes an address before it looks for the file. */
  file: string;
  content: string;
}

export interface Rendering {
  /** The folder of React Router's bundle that renders. */
  server: string;
  paths: readonly string[];
}

/**
 * Renders pages on a processor of their own; for a page that reads data also the data, for those who come to it from another
 * page. It makes itself ready at once, and needs the bundle when it is asked for pages.
 */
export function pageRenderer(rendering: Rendering): () => AsyncGenerator<RenderedFile> {
  const worker = new Worker(new URL("render-each.ts", import.meta.url), { workerData: rendering });
  return async function* renderPages() {
    worker.postMessage("go on", []);
    for await (const [file] of on(worker, "message", { close: ["exit"] })) yield file;
  };
}
