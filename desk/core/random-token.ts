import { createHash, randomBytes } from "node:crypto";

/** What stands in a link or a cookie. 192 bits: nobody guesses one. */
export function randomToken(): string {
  return randomBytes(24).toString("base64url");
}

/** What the database keeps of it: whoever reads the table gets in nowhere. */
export function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
