import { createHmac, timingSafeEqual } from "node:crypto";

/** Secrets that links and tokens are signed with: the first one signs, all of them are accepted, so that it can be changed. */
export type Secrets = readonly [string, ...string[]];

export const CASELESS_LENGTH = 20;

/** What a signature is for. One made for a purpose is worth nothing for another. */
export type Purpose =
  | "question"
  | "enquiry"
  | "quote"
  | "newsletter-confirm"
  | "newsletter-unsubscribe"
  | "address-block"
  | "proof-of-work"
  | "reply-address";

export function sign(secrets: Secrets, purpose: Purpose, text: string): string {
  return signature(secrets[0], purpose, text);
}

export function isSigned(secrets: Secrets, purpose: Purpose, text: string, given: string): boolean {
  const bytes = Buffer.from(given);
  return secrets.some((secret) => {
    const expected = Buffer.from(signature(secret, purpose, text));
    return expected.length === bytes.length && timingSafeEqual(expected, bytes);
  });
}

/** In digits and small letters, 80 bits of it: for an address, which is short and may lose its capitals on the way. */
export function signCaseless(secrets: Secrets, purpose: Purpose, text: string): string {
  return caselessSignature(secrets[0], purpose, text);
}

export function isSignedCaseless(secrets: Secrets, purpose: Purpose, text: string, given: string): boolean {
  const bytes = Buffer.from(given.toLowerCase());
  return secrets.some((secret) => {
    const expected = Buffer.from(caselessSignature(secret, purpose, text));
    return expected.length === bytes.length && timingSafeEqual(expected, bytes);
  });
}

function caselessSignature(secret: string, purpose: Purpose, text: string): string {
  return createHmac("sha256", secret).update(`${purpose}\0${text}`).digest("hex").slice(0, CASELESS_LENGTH);
}

/** 132 bits: enough against guessing, and short enough for a link in a mail. */
function signature(secret: string, purpose: Purpose, text: string): string {
  return createHmac("sha256", secret).update(`${purpose}\0${text}`).digest("base64url").slice(0, 22);
}
