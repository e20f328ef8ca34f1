import { parentPort } from "node:worker_threads";

import { pageToMarkdown } from "./page-to-markdown.ts";
import type { PageToWrite, WrittenTwin } from "./twins.ts";

// The worker that twins.ts starts.
parentPort?.on("message", ({ path, html, address }: PageToWrite) => {
  const written: WrittenTwin = { path, markdown: pageToMarkdown(html, address) };
  parentPort?.postMessage(written, []);
});
