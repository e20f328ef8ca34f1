import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { parse } from "node-html-parser";

import { headAndMain } from "../files/head-and-main.ts";

export interface IndexablePage {
  /** Unencoded. */
  path: string;
  title: string;
  description: string;
}

/** The built pages that search engines may list, with what they say of themselves. */
export async function indexablePages(client: string, paths: readonly string[]): Promise<IndexablePage[]> {
  const read = paths.map(async (path) => {
    const head = parse(headAndMain(await readFile(join(client, path, "index.html"), "utf8"), path).head);
    const content = (selector: string) => head.querySelector(selector)?.getAttribute("content") ?? "";
    return {
      path,
      title: content('meta[property="og:title"]'),
      description: content('meta[name="description"]'),
      noindex: content('meta[name="robots"]').includes("noindex"),
    };
  });
  return (await Promise.all(read)).filter(({ noindex }) => !noindex);
}
