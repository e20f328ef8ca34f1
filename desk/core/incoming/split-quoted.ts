/** What a mail says, and what it repeats under it of the mail that it answers. */
export interface SplitText {
  text: string;
  quoted: string;
}

/** Lines with which mail programs begin what they repeat. Some break theirs over two lines. */
const openings = [
  /^\s*-{2,}\s*(original message|forwarded message|ursprüngliche nachricht|message d'origine)\s*-{2,}\s*$/i,
  /^\s*_{20,}\s*$/,
  /^\s*(on|am|le|el|il|op|em)\b.{3,300}\b(wrote|schrieb|a écrit|escribió|ha scritto|schreef|escreveu)\b.{0,100}:\s*$/i,
];
const openingStart = /^\s*(on|am|le|el|il|op|em)\b.{3,200}$/i;
const openingEnd = /\b(wrote|schrieb|a écrit|escribió|ha scritto|schreef|escreveu)\s*:\s*$/i;
const headerLine = /^\s*\*?(from|von|de|da)\s*:\*?\s.+/i;
const sentLine = /^\s*\*?(sent|date|gesendet|datum|envoyé|fecha|data)\s*:\*?\s.+/i;

/** Splits where the mail begins to repeat another one. If all of it looks repeated, none of it is. */
export function splitQuoted(mail: string): SplitText {
  const lines = mail.split("\n");
  const start = lines.findIndex((line, index) => beginsQuote(lines, line, index));
  const whole = { text: mail.trim(), quoted: "" };
  if (start < 0) return whole;
  const text = lines.slice(0, start).join("\n").trim();
  return text ? { text, quoted: lines.slice(start).join("\n").trim() } : whole;
}

function beginsQuote(lines: readonly string[], line: string, index: number): boolean {
  const next = lines[index + 1] ?? "";
  if (openings.some((opening) => opening.test(line))) return true;
  if (openingStart.test(line) && openingEnd.test(next)) return true;
  if (headerLine.test(line) && [1, 2, 3].some((step) => sentLine.test(lines[index + step] ?? "")))
    return true;
  return isQuoted(line) && lines.slice(index).every((each) => isQuoted(each) || each.trim() === "");
}

function isQuoted(line: string): boolean {
  return /^\s*>/.test(line);
}
