import { readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import { cached, hashOfCode } from "../../../app/lib/building/cached.server.ts";
import { contentHash } from "../files/content-hash.ts";
import { inParallel } from "../files/in-parallel.ts";

const textFiles = new Set([
  ".css",
  ".data",
  ".html",
  ".js",
  ".json",
  ".md",
  ".svg",
  ".txt",
  ".webmanifest",
  ".xml",
]);
/** Below this a file fits into one packet anyway. */
const minimumBytes = 512;
const code = hashOfCode(import.meta.dirname);

/** Writes a Brotli and a gzip copy beside every text file of some; what Brotli made of the same content before is taken from the cache. */
export async function compressFiles(folder: string, files: readonly string[], cache: string): Promise<void> {
  const texts = files.filter((file) => textFiles.has(extname(file)));
  await inParallel(texts, (file) => compressFile(join(folder, file), cache));
}

async function compressFile(file: string, cache: string): Promise<void> {
  const content = await readFile(file);
  if (content.length <= minimumBytes) return;
  const kept = join(cache, `${contentHash(code, extname(file), content)}.br`);
  await Promise.all([
    writeFile(`${file}.br`, await cached(kept, () => brotliFor(file, content))),
    // To make it takes no longer than to keep it.
    writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 })),
  ]);
}

/**
 * The last step of the compression saves 3% and takes three times as long. It is for what is large: scripts and styles, and
 * pages that come near the 14 KB of a connection's first round trip, less a kilobyte for headers. Drawings, lists and what is
 * for programs can do with less.
 */
async function brotliFor(file: string, content: Buffer): Promise<Buffer> {
  const type = extname(file);
  if (quickFiles.has(type)) return brotli(content, 9);
  const good = await brotli(content, 10);
  return good.length > (largeBytes[type] ?? Infinity) ? brotli(content, 11) : good;
}

const quickFiles = new Set([".data", ".md", ".svg", ".txt", ".webmanifest", ".xml"]);
const largeBytes: Readonly<Record<string, number>> = { ".css": 4096, ".html": 12.5 * 1024, ".js": 8192 };

function brotli(content: Buffer, quality: number): Promise<Buffer> {
  return promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      // A larger window than the content only takes time to prepare.
      [constants.BROTLI_PARAM_LGWIN]: Math.min(Math.max(Math.ceil(Math.log2(content.length + 16)), 10), 22),
    },
  });
}
