import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { brotliCompressSync } from "node:zlib";

import { mediaTypes, otherMediaType } from "../../server/media-types.ts";

const compressible = /^text\/|json|javascript|svg|xml/;
/** What other sites have beside our own kinds of file. */
const otherTypes: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".gif": "image/gif",
  ".jpg": "image/jpeg",
  ".mjs": "text/javascript",
  ".webp": "image/webp",
  ".woff": "font/woff",
};

interface Answer {
  headers: Record<string, string>;
  body: Buffer;
}

/** The folder of another built site, served as well as a static host would: Brotli at its best, kept in memory. */
export async function serveFolder(folder: string) {
  const answers = new Map<string, Answer | undefined>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    if (!answers.has(pathname)) answers.set(pathname, read(folder, decodeURIComponent(pathname)));
    const answer = answers.get(pathname);
    if (!answer) return response.writeHead(404, { "Content-Length": 0 }).end();
    return response.writeHead(200, answer.headers).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function read(folder: string, path: string): Answer | undefined {
  const inside = join(folder, normalize(`/${path}`));
  const file = [inside, join(inside, "index.html"), `${inside}.html`].find(isFile);
  if (!file) return undefined;
  const type = mediaTypes[extname(file)] ?? otherTypes[extname(file)] ?? otherMediaType;
  const raw = readFileSync(file);
  const body = compressible.test(type) ? brotliCompressSync(raw) : raw;
  return {
    body,
    headers: {
      "Content-Type": type,
      "Content-Length": String(body.length),
      ...(body !== raw && { "Content-Encoding": "br" }),
    },
  };
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}
