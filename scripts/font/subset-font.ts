/**
 * Writes the two font files that visitors download: the characters the site uses in all weights, which the first paint
 * waits for, and the narrow cut of labels in their one weight, which comes after it. Both in one variable file are 45 KB.
 * A third is for the pictures that a build draws. Run it (`npm run font`) after changing the lists; its result is committed.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

import subsetFont from "subset-font";

import { drawingCharacters, drawingFont } from "../../app/drawings/drawing-font.ts";
import { withTablesOf } from "./font-tables.ts";

type Axes = NonNullable<NonNullable<Parameters<typeof subsetFont>[2]>["variationAxes"]>;

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
const signs = "\u00a0©·°±²×€£₹–—‘’“”•…→←↑↓−≤≥≈";
const accented = "éèáàâäöüïñçãõêíóúÄÖÜÉ";

const source = readFileSync(
  createRequire(import.meta.url).resolve(
    "@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-normal.woff2",
  ),
);
const everyWeight = { wght: { min: 400, max: 700 }, wdth: 100 };
const kerningWeight = { wght: 500, wdth: 100 };
const narrow = { wght: 500, wdth: 88.2 };
const headings = { wght: 560, wdth: 100 };

write("app/styles/fonts/instrument-sans.woff2", await withKerningOfOneWeight(ascii + signs + accented));
// A letter that it lacks comes from the other file, at the size that font.css gives it here.
write("app/styles/fonts/instrument-sans-narrow.woff2", await subset(source, ascii + signs, "woff2", narrow));
write(drawingFont, await subset(source, drawingCharacters, "truetype", headings));

/** How far each pair of letters is moved for each weight is a fifth of the file, and the weights hardly differ in it. */
async function withKerningOfOneWeight(characters: string): Promise<Buffer> {
  const font = await subset(source, characters, "truetype", everyWeight);
  const kerned = await subset(source, characters, "truetype", kerningWeight);
  return subset(withTablesOf(font, kerned, ["GPOS", "GDEF"]), characters, "woff2");
}

function subset(font: Buffer, characters: string, targetFormat: "truetype" | "woff2", variationAxes?: Axes) {
  return subsetFont(font, characters, { targetFormat, ...(variationAxes && { variationAxes }) });
}

function write(file: string, font: Buffer) {
  writeFileSync(new URL(`../../${file}`, import.meta.url), font);
  console.log(`${file}: ${font.length} bytes`);
}
