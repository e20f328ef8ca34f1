const MOST_LETTERS = 60;

/**
 * What an unknown address may have been about, the likeliest first: its last part, then all of it.
 * Only letters, digits and single spaces come through.
 */
export function addressWords(path: string): string[] {
  const parts = path.split("/").map(readable).filter(Boolean);
  return [...new Set([parts.at(-1) ?? "", parts.join(" ")])]
    .map((words) => words.slice(0, MOST_LETTERS).trim())
    .filter((words) => /\p{L}{2}/u.test(words));
}

function readable(part: string): string {
  return decoded(part)
    .replace(/\.[a-z]{2,5}$/i, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}
