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

/** Writes a Brotli and a gzip copy beside every text file of some, from the cache where the content is known. */
export async function compressFiles(folder: string, files: readonly string[], cache: string): Promise<void> {
  const texts = files.filter((file) => textFiles.has(extname(file)));
  await inParallel(texts, (file) => compressFile(join(folder, file), cache));
}

async function compressFile(file: string, cache: string): Promise<void> {
  const content = await readFile(file);
  if (content.length <= minimumBytes) return;
  const name = join(cache, contentHash(code, extname(file), content));
  for (const [extension, compress] of Object.entries(compressors)) {
    await writeFile(file + extension, await cached(name + extension, () => compress(content, file)));
  }
}

const compressors: Record<string, (content: Buffer, file: string) => Promise<Buffer>> = {
  ".br": async (content, file) => {
    if (isAsset(file)) return brotli(content, constants.BROTLI_MAX_QUALITY);
    const quick = await brotli(content, 10);
    const isFull = extname(file) === ".html" && quick.length > largeBytes;
    return isFull ? brotli(content, constants.BROTLI_MAX_QUALITY) : quick;
  },
  ".gz": (content) => promisify(gzip)(content, { level: 9 }),
};

/**
 * The last step of the compression saves 3 to 5% and takes three times as long. Scripts and styles get it: every visit loads
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
