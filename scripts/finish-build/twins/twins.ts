import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { twinPath } from "../../../app/lib/metadata/twin-path.ts";
import { pageToMarkdown } from "./page-to-markdown.ts";

/** Every page as Markdown, for programs that read pages, by the name of its file. */
export async function twins(
  client: string,
  siteUrl: string,
  pages: readonly string[],
): Promise<Record<string, string>> {
  const written = pages.map(async (path) => {
    const html = await readFile(join(client, path, "index.html"), "utf8");
    return [twinPath(path).slice(1), pageToMarkdown(html, siteUrl + encodeURI(path))];
  });
  return Object.fromEntries(await Promise.all(written));
}
