/**
 * Writes the one font file that visitors download: the characters the site uses, with the weights and
 * widths of the design. Run it (`npm run font`) after changing the list; its result is committed.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

import subsetFont from "subset-font";

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
const others = "\u00a0©·°±²×éèáàâäöüïñçãõêíóúÄÖÜÉ€£₹–—‘’“”•…→←↑↓−≤≥≈";

const source = createRequire(import.meta.url).resolve(
  "@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-normal.woff2",
);
const target = new URL("../app/styles/fonts/instrument-sans.woff2", import.meta.url);

const subset = await subsetFont(readFileSync(source), ascii + others, {
  targetFormat: "woff2",
  variationAxes: { wght: { min: 400, max: 700 }, wdth: { min: 84, max: 100 } },
});
writeFileSync(target, subset);
console.log(`${target.pathname}: ${subset.length} bytes`);
