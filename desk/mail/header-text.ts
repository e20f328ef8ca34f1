/** Longer than any name, and short enough that a list of mails still shows what follows it. */
const LONGEST = 60;

/** Marks that turn the direction of what follows them: in a subject or a name they only disguise. */
const directionMarks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Text of a visitor's for a header: one line, of sane length, no character cut in two. */
export function headerText(text: string, longest = LONGEST): string {
  const line = text
    // What comes after is cut anyway, and segmenting takes time by length.
    .slice(0, longest * 20)
    .toWellFormed()
    .replaceAll(directionMarks, "")
    .replaceAll(/[\p{Cc}\s\u2028\u2029]+/gu, " ")
    .trim();
  const characters = Array.from(segmenter.segment(line), ({ segment }) => segment);
  const cut = characters.length > longest ? `${characters.slice(0, longest - 1).join("")}…` : line;
  // One "character" can carry thousands of accents.
  return cut.length > longest * 4 ? `${cut.slice(0, longest * 4).toWellFormed()}…` : cut;
}
