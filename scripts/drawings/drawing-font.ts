import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

import subsetFont from "subset-font";

import { cached, hashOfCode } from "../../app/lib/building/cached.server.ts";
import { contentHash } from "../finish-build/files/content-hash.ts";

/** All that titles and covers may use. */
export const drawingCharacters = `${Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("")}–—‘’“”…é×·−`;

/**
 * The site's font at the weight of headings, as a file that a drawing program can read: most know no variable
 * fonts and no woff2. Returns the file's place in the cache.
 */
export async function drawingFont(cache: string): Promise<string> {
  const source = readFileSync(
    createRequire(import.meta.url).resolve(
      "@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-normal.woff2",
    ),
  );
  const file = join(cache, `${contentHash(hashOfCode(import.meta.dirname), drawingCharacters)}.ttf`);
  await cached(file, () =>
    subsetFont(source, drawingCharacters, {
      targetFormat: "truetype",
      variationAxes: { wght: 560, wdth: 100 },
    }),
  );
  return file;
}
