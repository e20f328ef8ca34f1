import { createHash } from "node:crypto";

/** Short name for a content: in file names of assets and in the cache. */
export function contentHash(...parts: (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("base64url").slice(0, 16);
}

/** As the Content-Security-Policy and the integrity of a script name a text. */
export function policyHash(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
