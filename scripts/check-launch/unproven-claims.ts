import type { Claim } from "../../app/claims.data.ts";
import type { Placeholder } from "./placeholders.ts";

/** What the site says and nobody has shown to be true. */
export function unprovenClaims(claims: readonly Claim[]): Placeholder[] {
  return claims
    .filter(({ evidence }) => !evidence?.trim())
    .map(({ text, pages, proof }) => ({
      file: "content/claims.yaml",
      what: `"${text}" on ${pages.join(", ")} has no evidence: ${proof.charAt(0).toLowerCase()}${proof.slice(1)}`,
    }));
}
