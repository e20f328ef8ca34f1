/** Words that are in every text and tell nothing about it. */
const silent = new Set(
  (
    "a an and are as at be been but by can do does for from had has have how if in into is it its no not of off on " +
    "one or our out so such than that the their them then there these they this those to too up was we were what " +
    "when which while who will with would you your"
  ).split(" "),
);

/** A word: letters and digits of any script; a number keeps its point ("4.99", "99.9"). */
const word = /[\p{L}\p{N}]+(?:\.\p{N}+)*/gu;

/**
 * The words of a text as they are searched for: small letters without accents, plurals without their s,
 * "e-mail" as "email", "2,999" as "2999". The index is made with the same function that reads what a visitor types.
 */
export function wordsOf(text: string): string[] {
  return (plain(text).match(word) ?? []).filter((each) => !silent.has(each)).map(singular);
}

/** A part of a text that is a word, with its searched form, or that stands between words. */
export interface TextPart {
  text: string;
  word?: string;
}

/** The text cut into words and what is between them; joined, the parts are the text again. */
export function partsOf(text: string): TextPart[] {
  const shown = /(?:\be-)?[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}'’]|[.,](?=\p{N}))*/giu;
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(shown)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push({ text: match[0], word: singular(plain(match[0])) });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{M}|['’]/gu, "")
    .toLowerCase()
    .replaceAll(/\be-(?=\p{L})/gu, "e")
    .replaceAll(/(?<=\d),(?=\d{3})/g, "");
}

/** Rough, but the same for the index and for what is typed: "backups" finds "backup", and "analysis" stays. */
function singular(each: string): string {
  return each.replace(/(?<=\p{L}{3})(?<![sui])s$/u, "");
}
