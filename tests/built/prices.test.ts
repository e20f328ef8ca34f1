import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { amountsBy, cataloguePrices, coincidences, quotedPrices } from "../support/quoted-prices.ts";
import { repository, sourceFiles } from "../support/source-files.ts";

// A price exists once, in the catalogue. Code takes it from there, articles name its plan; sums that are text are compared here.

const texts = sourceFiles()
  .filter((file) => /^app\/.*\.(?:tsx?|astro)$|^content\/.*\.(?:yaml|mdx)$/.test(file))
  .filter((file) => !/\.test\.|^app\/(?:catalogue|articles\/covers|site\/kit)\/|^content\/plans\//.test(file))
  .map((file) => ({ file: file.replace(/^(?:app|content)\//, ""), amounts: amountsIn(file) }))
  .filter(({ amounts }) => amounts.length > 0);

test("a text that quotes our prices has those of the catalogue", () => {
  const wrong = texts.flatMap(({ file, amounts }) =>
    amounts.flatMap(({ amount, line }) =>
      amountsBy(quotedPrices[file]?.ours[amount] ?? [])
        .filter((source) => source.amount !== Number(amount))
        .map((source) => `${file}:${line}: $${amount}, but ${source.source} is $${source.amount}`),
    ),
  );
  expect(wrong).toEqual([]);
});

test("no price of ours is written where nothing compares it: take it from the catalogue, or list it", () => {
  const prices = new Set([...cataloguePrices.values()].map(String));
  const unlisted = texts.flatMap(({ file, amounts }) => {
    const quoted = quotedPrices[file];
    const known = [
      ...Object.keys(quoted?.ours ?? {}),
      ...(quoted?.others ?? []),
      ...(coincidences[file] ?? []),
    ];
    return amounts
      .filter(({ amount }) => !known.includes(amount) && (quoted !== undefined || prices.has(amount)))
      .map(({ amount, line }) => `${file}:${line}: $${amount}`);
  });
  expect(unlisted).toEqual([]);
});

test("the list holds nothing that is no longer in its text", () => {
  const listed = [
    ...Object.entries(quotedPrices).map(
      ([file, { ours, others = [] }]) => [file, [...Object.keys(ours), ...others]] as const,
    ),
    ...Object.entries(coincidences),
  ];
  const gone = listed.flatMap(([file, amounts]) => {
    const found = texts.find((text) => text.file === file)?.amounts.map(({ amount }) => amount) ?? [];
    return amounts.filter((amount) => !found.includes(amount)).map((amount) => `${file}: $${amount}`);
  });
  expect(gone).toEqual([]);
});

/** The amounts in dollars of a file, "$1,188.00" as "1188", with their lines; comments and programs left out. */
function amountsIn(file: string): { amount: string; line: number }[] {
  let fence: string | undefined;
  let inDollars = false;
  return readFileSync(join(repository, file), "utf8")
    .split("\n")
    .flatMap((text, index) => {
      const mark = /^\s*```(\w*)/.exec(text);
      if (mark && file.endsWith(".mdx")) fence = fence === undefined ? mark[1] : undefined;
      // A table may say once that its numbers are dollars.
      inDollars = text.startsWith("Dollars per ") || (inDollars && (text === "" || text.startsWith("|")));
      if ((fence !== undefined && fence !== "text") || /^\s*(?:\/\*|\*|\/\/)/.test(text)) return [];
      const cells = inDollars ? [...text.matchAll(/(?<=\| *)(\d+(?:\.\d+)?)(?= *\|)/g)] : [];
      // "$50M" and "$120k" are no prices.
      const amounts = [...text.matchAll(/\$(\d[\d,]*(?:\.\d+)?)(?![\dkKM])/g)];
      return [...cells, ...amounts].map(([, number = ""]) => ({
        amount: String(Number(number.replaceAll(",", ""))),
        line: index + 1,
      }));
    });
}
