import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";

import { decodeTrie } from "cspell-trie-lib";

import { identity } from "../../../app/identity.ts";

/** Words that the dictionary lacks, one a line: one in lowercase may be capitalised, others are written as they stand. */
export const ownWords = linesOf("words.txt");

/** Names in a spelling that is not ours, one a line, exactly as they are written. */
export const phrases = linesOf("phrases.txt");

/** Whether British English, the provider's name and address, or our own list has the word. */
export function isKnown(word: string): boolean {
  return spellingsOf(word).some((each) => own.has(each) || isBritish(each));
}

/** Whether the dictionary has it; it knows the endings -ise and -ize, of which we use the first. */
export function isBritish(word: string): boolean {
  return british.hasWord(word, true) && !inBritish(word);
}

/** "organisation" for "organization". */
export function inBritish(word: string): string | undefined {
  const withS = word.replace(zEnding, "$1s$2");
  return withS !== word && !/^priz/i.test(word) && british.hasWord(withS.toLowerCase(), true)
    ? withS
    : undefined;
}

const zEnding = /([iy])z((?:e[drs]?|ers|ing|ations?|ational|able)(?:ly)?)$/i;

const require = createRequire(import.meta.url);
const dictionaryFolder = dirname(require.resolve("@cspell/dict-en-gb-mit"));
const british = decodeTrie(gunzipSync(readFileSync(join(dictionaryFolder, "en_GB.trie.gz"))));

/** The provider is named in content/identity.yaml alone. */
const { name, legalName, address, social } = identity;
const providerNames = [name, legalName, ...Object.values(address), ...social.map((account) => account.name)];

const own = new Set([...ownWords, ...(providerNames.join(" ").match(/\p{L}+/gu) ?? [])]);

/** As it stands, and as it would stand within a sentence. */
function spellingsOf(word: string): string[] {
  const lower = word.toLowerCase();
  const capitalised = lower.replace(/^./u, (first) => first.toUpperCase());
  if (word === capitalised) return [word, lower];
  return word === word.toUpperCase() ? [word, lower, capitalised] : [word];
}

function linesOf(file: string): string[] {
  return readFileSync(join(import.meta.dirname, file), "utf8")
    .split("\n")
    .filter(Boolean);
}
