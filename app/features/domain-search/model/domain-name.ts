import { decodePunycode } from "./punycode.ts";

/** What a visitor typed, cleaned to the one label that stands before an extension. */
export interface DomainName {
  /** As it goes into the address system: ASCII, "xn--…" where the name has other letters. */
  ascii: string;
  /** As people read it. */
  shown: string;
  /** The extension that was typed along, if it is one of those offered. */
  extension?: string;
  /** An extension was typed along that is not offered. */
  otherExtension: boolean;
}

/** Why a name was refused. Never repeats what was typed: it may have come from a link. */
export interface DomainProblem {
  problem: string;
}

const MOST_LABEL = 63;
/** Longer than any address worth pasting; the cleaning below never sees more. */
const MOST_TYPED = 2000;

/** Cleans what was typed and refuses what cannot be registered. `extensions` are those offered, as ".com". */
export function parseDomainName(typed: string, extensions: readonly string[]): DomainName | DomainProblem {
  if (typed.length > MOST_TYPED) return { problem: problems.tooLong };
  const host = hostOf(typed);
  if (host === "") return { problem: problems.empty };
  if (/\s/.test(host)) return { problem: problems.space };
  if (/^\d+(\.\d+){3}$/.test(host)) return { problem: problems.ipAddress };

  const { label, extension, otherExtension } = splitExtension(host, extensions);
  if (label === "") return { problem: extension ? problems.onlyExtension : problems.empty };
  const shown = label.startsWith("xn--") ? decodePunycode(label.slice(4)) : label;
  if (!shown) return { problem: problems.characters };
  const ascii = toAscii(shown);
  const problem = problemOf(shown) ?? (ascii ? problemOfAscii(ascii) : problems.characters);
  if (problem || !ascii) return { problem: problem ?? problems.characters };
  // "xn--" may hide what the platform would never write, such as capitals or plain letters.
  if (label !== shown && label !== ascii) return { problem: problems.characters };
  return { ascii, shown, otherExtension, ...(extension && { extension }) };
}

export const problems = {
  empty: "Type a name first, for example northwind.",
  space: "A name has no spaces. Write the words together or join them with a hyphen.",
  ipAddress: "That is an IP address. Type the name you would like it to have.",
  onlyExtension: "That is only an extension. Type the name that goes in front of it.",
  hyphenEnds: "A name cannot begin or end with a hyphen.",
  hyphenPlaces: "A name cannot have hyphens in both its third and fourth place; that spelling is reserved.",
  characters: "Use letters, digits and hyphens only: signs and emoji cannot stand in a name.",
  tooLong: `A name can have at most ${MOST_LABEL} characters. Letters beyond a to z count for more than one.`,
} as const;

/** Takes off scheme, user, port, path and "www.", whatever of them is there. */
function hostOf(typed: string): string {
  return (
    typed
      .normalize("NFKC")
      // Soft hyphens, zero-width spaces, text direction marks and emoji selectors come along unseen when pasting.
      .replaceAll(/[\ufe00-\ufe0f\ufeff\u00ad\u200b\u200e\u200f\u2060]/g, "")
      .toLowerCase()
      .trim()
      .replace(/^mailto:/, "")
      .replace(/^([a-z][a-z\d+.-]*:)?[/\\]{2,}|^https?:[/\\]?/, "")
      .replace(/[/\\?#].*$/s, "")
      .replace(/^.*@/s, "")
      .replace(/:\d*$/, "")
      // Full stops of other scripts separate labels as ours does.
      .replaceAll(/[。｡．]/g, ".")
      .replace(/\.+$/, "")
      .trim()
  );
}

interface Split {
  label: string;
  extension?: string;
  otherExtension: boolean;
}

/** Second levels under which countries register names: of "northwind.co.uk" the name is northwind. */
const secondLevels = ["ac", "co", "com", "edu", "gov", "ne", "net", "or", "org"];

function splitExtension(host: string, extensions: readonly string[]): Split {
  const labels = host.split(".");
  if (labels.length === 1) return { label: host, otherExtension: false };
  const extension = extensions.find((each) => each === `.${labels.at(-1)}`);
  // "www.northwind" has no extension, but "www.com" is the name www.
  if (!extension && labels.length === 2 && labels[0] === "www") {
    return { label: labels[1] ?? "", otherExtension: false };
  }
  labels.pop();
  if (labels.length > 1 && secondLevels.includes(labels.at(-1) ?? "")) labels.pop();
  return { label: labels.at(-1) ?? "", otherExtension: !extension, ...(extension && { extension }) };
}

function problemOf(label: string): string | undefined {
  if (/^-|-$/.test(label)) return problems.hyphenEnds;
  // Letters, their marks and digits of any script, and the two joiners that some scripts need.
  if (!/^[\u200d\p{L}\p{Mn}\p{Mc}\p{Nd}\u200c-]+$/u.test(label)) return problems.characters;
  return undefined;
}

function problemOfAscii(ascii: string): string | undefined {
  if (ascii.length > MOST_LABEL) return problems.tooLong;
  if (!/^[a-z\d-]+$/.test(ascii)) return problems.characters;
  if (/^..--/.test(ascii) && !ascii.startsWith("xn--")) return problems.hyphenPlaces;
  return undefined;
}

/** The platform's own conversion (UTS 46), which also refuses mixed directions and broken "xn--" labels. */
function toAscii(label: string): string | undefined {
  try {
    return new URL(`http://${label}.example`).hostname.replace(/\.example$/, "");
  } catch {
    return undefined;
  }
}
