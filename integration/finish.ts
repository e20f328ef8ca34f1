import { readdir, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, join, posix, sep } from "node:path";
import { fileURLToPath } from "node:url";

import { identity } from "../app/identity.ts";
import { removeOldEntries } from "../app/lib/building/build-cache.server.ts";
import { markdownPath } from "../app/lib/metadata/markdown-path.ts";
import { securityHeaders } from "../server/headers.ts";
import { compress } from "./compress.ts";
import { headersFile } from "./headers-file.ts";
import { inlineHashes } from "./inline-hashes.ts";
import { nginxConf } from "./nginx-conf.ts";
import { redirectsFile } from "./redirects-file.ts";
import { searchIndexes } from "./search/search-indexes.ts";
import { pageToMarkdown } from "./markdown/page-to-markdown.ts";

export interface FinishedPage {
  /** Decoded: "/", "/about". */
  path: string;
  html: string;
}

/** What is made of finished pages: their Markdown versions, the search indexes, headers that name what stands inline, compressed copies. */
export async function finish(folder: URL): Promise<void> {
  const client = fileURLToPath(folder);
  const files = (await readdir(client, { recursive: true })).filter((file) => file.endsWith(".html"));
  const documents = await Promise.all(
    files.toSorted().map(async (file) => ({ file, html: await readFile(join(client, file), "utf8") })),
  );
  const pages = documents
    // The pages of errors have no address.
    .filter(({ file }) => basename(file) === "index.html")
    .map(({ file, html }) => ({ path: posix.join("/", dirname(file).replaceAll(sep, "/")), html }));
  const paths = pages.map(({ path }) => path);
  const headers = securityHeaders({
    ...inlineHashes(documents.map(({ html }) => html)),
    frameOrigin: new URL(identity.map.embedUrl).origin,
    takesForms: Boolean(process.env.CONNECTION),
  });
  const markdownFiles = pages.map(({ path, html }) => [
    markdownPath(path).slice(1),
    pageToMarkdown(html, identity.siteUrl + encodeURI(path)),
  ]);

  await write(client, {
    ...Object.fromEntries(markdownFiles),
    ...searchIndexes(pages),
    _headers: headersFile(headers),
    _redirects: redirectsFile(paths),
  });
  await write(join(client, ".."), {
    "headers.json": JSON.stringify(headers, null, 2),
    "nginx.conf": nginxConf({ headers, pages: paths, host: new URL(identity.siteUrl).host }),
  });
  await removeOldEntries();
  await compress(client);
}

async function write(folder: string, files: Record<string, string>) {
  await Promise.all(Object.entries(files).map(([name, content]) => writeFile(join(folder, name), content)));
}
