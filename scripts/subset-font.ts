/**
 * Writes the two font files that visitors download: the characters the site uses in all weights, which the first paint
 * waits for, and the narrow cut of labels in their one weight, which comes after it. Both in one variable file are 45 KB.
 * Run it (`npm run font`) after changing the lists; its result is committed.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

import subsetFont from "subset-font";

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
const signs = "\u00a0©·°±²×€£₹–—‘’“”•…→←↑↓−≤≥≈";
const accented = "éèáàâäöüïñçãõêíóúÄÖÜÉ";

const source = readFileSync(
  createRequire(import.meta.url).resolve(
    "@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-normal.woff2",
  ),
);
const cuts = {
  "instrument-sans": {
    characters: ascii + signs + accented,
    axes: { wght: { min: 400, max: 700 }, wdth: 100 },
  },
  // A letter that it lacks comes from the other file, at the size that font.css gives it here.
  "instrument-sans-narrow": { characters: ascii + signs, axes: { wght: 500, wdth: 88.2 } },
};

for (const [name, { characters, axes }] of Object.entries(cuts)) {
  const target = new URL(`../app/styles/fonts/${name}.woff2`, import.meta.url);
  const subset = await subsetFont(source, characters, { targetFormat: "woff2", variationAxes: axes });
  writeFileSync(target, subset);
  console.log(`${target.pathname}: ${subset.length} bytes`);
}
