/** Keeps the pictures of the visual check small: few colours are enough to see that something moved. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import sharp from "sharp";

const folder = join(import.meta.dirname, "../tests/visual/pictures");

for (const name of await readdir(folder)) {
  const file = join(folder, name);
  const before = await readFile(file);
  const after = await sharp(before)
    .png({ palette: true, colours: 128, dither: 0, compressionLevel: 9 })
    .toBuffer();
  if (after.length < before.length * 0.9) await writeFile(file, after);
}
