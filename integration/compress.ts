import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import { kept } from "../app/lib/building/kept.server.ts";

const texts = new Set([".css", ".html", ".js", ".json", ".md", ".svg", ".txt", ".webmanifest", ".xml"]);
/** Below this a file fits into one packet anyway. */
const minimumBytes = 512;

/** Writes a Brotli and a gzip copy beside every text file. */
export async function compress(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => texts.has(extname(file)));
  await Promise.all(
    files.map(async (name) => {
      const file = join(folder, name);
      const content = await readFile(file);
      if (content.length <= minimumBytes) return;
      await writeFile(
        `${file}.br`,
        await kept([content, "brotli", `from ${largeBytes}`], () => brotli(content)),
      );
      await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}

/**
 * The last step of Brotli saves 2% and takes three times as long. It is for what comes near the 14 KB of a connection's first
 * round trip, or is larger.
 */
const largeBytes = 12 * 1024;

async function brotli(content: Buffer): Promise<Buffer> {
  const good = await brotliAt(10, content);
  return good.length > largeBytes ? brotliAt(11, content) : good;
}

function brotliAt(quality: number, content: Buffer): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return promisify(brotliCompress)(content, { params });
}
