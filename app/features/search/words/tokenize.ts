import { quantityPattern, quantityToken } from "./quantities.ts";

/** A stretch of text. It has a token if it can be searched for: not what stands between words, nor a stop word. */
export interface TextPart {
  text: string;
  token?: string;
}

/**
 * The tokens of a text as they are searched for: lowercase, without accents, plurals without their s, "e-mail" as
 * "email", "2,999" as "2999", "8 GB" as "8gb". The index is made with the same function that reads what is typed.
 */
export function tokenize(text: string): string[] {
  return splitText(text).flatMap(({ token }) => token ?? []);
}

/** The text cut into words and what is between them; joined, the parts are the text again. */
export function splitText(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(searchable)) {
    const [found, quantity, ...expressed] = match;
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    const expression = expressions[expressed.findIndex((each) => each !== undefined)];
    const token = expression?.token ?? (quantity ? quantityToken(quantity) : wordToken(found));
    parts.push({ text: found, ...(token !== undefined && { token }) });
    end = match.index + found.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** Expressions that lose their meaning when they are cut at a space or a hyphen, mostly because of a stop word. */
const expressions: readonly { token: string; pattern: string }[] = [
  { token: "signin", pattern: String.raw`(?:sign|log)[\s-]?ins?` },
  { token: "signup", pattern: String.raw`sign[\s-]?ups?` },
  { token: "backup", pattern: String.raw`back[\s-]ups?` },
  { token: "24/7", pattern: String.raw`24\s?[/x×]\s?7(?:/365)?` },
  { token: "cicd", pattern: String.raw`ci[/\s]cd` },
  { token: "2fa", pattern: String.raw`2fa|mfa|(?:two|2|multi|second)[\s-]?(?:step|factor)` },
  { token: "wifi", pattern: String.raw`wi[\s-]fi` },
];

/** Letters and digits of any script; a number keeps its point ("4.99") and its comma ("2,999"). */
const word = String.raw`(?:e[-‐‑])?[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}'’]|\.(?=\p{N})|(?<=\d),(?=\d{3}))*`;

/** The groups tell what was found: a quantity, one of the expressions, or, with none of them, a word. */
const searchable = new RegExp(
  [
    `(${quantityPattern})`,
    ...expressions.map(({ pattern }) => String.raw`(${pattern})(?![\p{L}\p{N}])`),
    word,
  ].join("|"),
  "giu",
);

function wordToken(text: string): string | undefined {
  const plain = text
    .normalize("NFKD")
    .replaceAll(/[\p{M}'’,]/gu, "")
    .toLowerCase()
    .replace(/^e[-‐‑]/, "e");
  return plain === "" || stopWords.has(plain) ? undefined : singular(plain);
}

/** Rough, but the same for the index and for what is typed: "backups" finds "backup", and "analysis" stays. */
function singular(token: string): string {
  return token
    .replace(/(?<=\p{L}{2})ies$/u, "y")
    .replace(/(?<=\p{L}(?:x|ss|sh))es$/u, "")
    .replace(/(?<=\p{L}{3})(?<![sui])s$/u, "");
}

/** Words that are in every text and say nothing about it. */
const stopWords: ReadonlySet<string> = new Set(
  (
    "a an and are as at be been but by can could do does for from had has have how i if in into is it its me my need no " +
    "not of off on one or our out per please should so some such than that the their them then there these they this " +
    "those to too up us want was we were what when where which while who will with would you your"
  ).split(" "),
);
