import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";

import { twinPath } from "../../../app/lib/metadata/twin-path.ts";
import { pageToMarkdown } from "./page-to-markdown.ts";

export interface TwinsOf {
  /** The folder of the built site. */
  client: string;
  siteUrl: string;
  pages: readonly string[];
}

// The worker that twins.ts starts.
const { client, siteUrl, pages } = workerData as TwinsOf;
const written = pages.map((path) => {
  const html = readFileSync(join(client, path, "index.html"), "utf8");
  return [twinPath(path).slice(1), pageToMarkdown(html, siteUrl + encodeURI(path))];
});
parentPort?.postMessage(Object.fromEntries(written), []);
