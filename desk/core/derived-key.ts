import { createHash } from "node:crypto";

/**
 * An idempotency key for a form that cannot make one: the same form with the same text has the same key, so that a
 * double click is one sending, and a changed text another.
 */
export function derivedKey(...parts: readonly string[]): string {
  const hex = createHash("sha256").update(JSON.stringify(parts)).digest("hex");
  // Version 8 of RFC 9562: a UUID made in a way of one's own.
  const variant = ((Number.parseInt(hex.charAt(16), 16) % 4) + 8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
}
