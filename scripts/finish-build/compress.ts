import { readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import { cached } from "./cached.ts";
import { contentHash } from "./content-hash.ts";
import { listFiles } from "./list-files.ts";

const textFiles = new Set([".css", ".data", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest", ".xml"]);
/** Below this a file fits into one packet anyway. */
const minimumBytes = 512;

/** Writes a Brotli and a gzip copy beside every text file, from the cache where the content is known. */
export async function compressFiles(folder: string, cache: string): Promise<number> {
  const files = (await listFiles(folder)).filter((file) => textFiles.has(extname(file)));
  const queue = files.values();
  let count = 0;
  const worker = async () => {
    for (const file of queue) if (await compressFile(join(folder, file), cache)) count += 1;
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return count;
}

async function compressFile(file: string, cache: string): Promise<boolean> {
  const content = await readFile(file);
  if (content.length <= minimumBytes) return false;
  const name = join(cache, contentHash(content));
  for (const [extension, compress] of Object.entries(compressors)) {
    await writeFile(file + extension, await cached(name + extension, () => compress(content)));
  }
  return true;
}

const compressors: Record<string, (content: Buffer) => Promise<Buffer>> = {
  ".br": (content) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  ".gz": (content) => promisify(gzip)(content, { level: 9 }),
};
