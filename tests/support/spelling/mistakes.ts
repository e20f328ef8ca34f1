import { inBritish, isKnown, phrases } from "./dictionary.ts";
import { houseSpelling } from "./house-spelling.ts";

/**
 * The misspelt words of a text, each with what stands around it and, where we know it, what to write instead.
 * A phrase of one word is right only where it is the whole text: "Optimization" as a step's name, not within a sentence.
 */
export function mistakesIn(text: string): readonly string[] {
  const found = checked.get(text) ?? (phrases.includes(text.trim()) ? [] : readMistakes(text));
  checked.set(text, found);
  return found;
}

/** Header and footer are the same on every page. */
const checked = new Map<string, readonly string[]>();

function readMistakes(text: string): string[] {
  let prose = text.replaceAll(fixedNames, blank).replaceAll(notProse, blank);
  const refused = houseSpelling.flatMap(([pattern, instead]) =>
    [...prose.matchAll(pattern)].map(({ index, 0: found }) => ({ index, found, instead })),
  );
  for (const [pattern] of houseSpelling) prose = prose.replaceAll(pattern, blank);
  const unknown = [...prose.matchAll(wordPattern)]
    .filter(([found]) => !isSpeltRight(found))
    .map(({ index, 0: found }) => ({ index, found, instead: inBritish(found) }));
  return [...refused, ...unknown]
    .toSorted((a, b) => a.index - b.index)
    .map(({ index, found, instead }) => {
      const context = text.slice(Math.max(0, index - around), index + found.length + around).trim();
      return `${found}${instead ? ` (write ${instead})` : ""} in “${context.replaceAll(/\s+/g, " ")}”`;
    });
}

const around = 30;
const blank = (found: string) => " ".repeat(found.length);

/** Addresses, paths, hosts and file names, and what has digits or underscores: "IPv6", "NODE_ENV". */
const notProse =
  /https?:\/\/\S+|\S+@\S+|(?<![\p{L}\d<])[~.]*\/\p{L}[^\s)]*|(?:[\w-]+\.|(?<!\w)\.)+[a-z]{2,}\b(?:\/\S*)?|[\p{L}\d]*[\d_][\p{L}\d_]*/gu;
const wordPattern = /\p{L}[\p{L}\p{M}]*(?:[-'’]\p{L}[\p{L}\p{M}]*)*/gu;

/** The longest first, since one can begin with another. */
const fixedNames = new RegExp(
  phrases
    .filter((phrase) => phrase.includes(" "))
    .toSorted((a, b) => b.length - a.length)
    .map((phrase) => `(?<!\\p{L})${phrase.replaceAll(/[$()*+.?[\\\]^{|}]/g, "\\$&")}(?!\\p{L})`)
    .join("|"),
  "gu",
);

function isSpeltRight(found: string): boolean {
  const word = found.replaceAll("’", "'").replace(/'s?$/, "");
  return isKnown(word) || word.split("-").every(isPartRight);
}

/** "APIs" is right if "API" is. */
function isPartRight(part: string): boolean {
  const singular = /^\p{Lu}{2,}s$/u.test(part) ? part.slice(0, -1) : part;
  return part.length === 1 || isKnown(part) || isKnown(singular);
}
