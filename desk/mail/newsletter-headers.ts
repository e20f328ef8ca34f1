import { unsubscribeAddress } from "../core/newsletter-links.ts";
import type { Secrets } from "../core/signatures.ts";

/** For every mail of the newsletter: mail programs show "Unsubscribe" beside the sender (RFC 2369, one click by RFC 8058). */
export function newsletterHeaders(url: string, secrets: Secrets, subscriber: { id: number }) {
  return {
    "List-Unsubscribe": `<${url}${unsubscribeAddress(secrets, subscriber.id)}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}
