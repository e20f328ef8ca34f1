const MAX_LENGTH = 60;

/**
 * What an unknown address may have been about, the likeliest first: its last part, then all of it.
 * Only letters, digits and single spaces come through.
 */
export function addressQueries(path: string): string[] {
  const parts = path.split("/").map(readable).filter(Boolean);
  return [...new Set([parts.at(-1) ?? "", parts.join(" ")])]
    .map((query) => query.slice(0, MAX_LENGTH).trim())
    .filter((query) => /\p{L}{2}/u.test(query));
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
