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

async function brotliFor(file: string, content: Buffer): Promise<Buffer> {
  if (isAsset(file)) return brotli(content, constants.BROTLI_MAX_QUALITY);
  const quick = await brotli(content, constants.BROTLI_MAX_QUALITY - 1);
  const isFull = extname(file) === ".html" && quick.length > largeBytes;
  return isFull ? brotli(content, constants.BROTLI_MAX_QUALITY) : quick;
}

/**
 * The last step of the compression saves 3% and takes three times as long. Scripts and styles get it: every visit loads
 * them, and most stay as they are from one build to the next. Everything else does without: all pages name a script
 * that is new with every bundle, and what is left is read by few.
 */
function isAsset(file: string): boolean {
  return extname(file) === ".js" || extname(file) === ".css";
}

/** Pages that come near the 14 KB of a connection's first round trip, less a kilobyte for headers, get it too. */
const largeBytes = 12.5 * 1024;

function brotli(content: Buffer, quality: number): Promise<Buffer> {
  return promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}
