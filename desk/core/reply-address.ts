import { CASELESS_LENGTH, isSignedCaseless, type Secrets, signCaseless } from "./signatures.ts";

/** What mail servers take before the @. */
const LONGEST_LOCAL_PART = 64;

/**
 * Where the visitor's answer goes: our own address with the enquiry's number in it, e.g.
 * "support+e-1042.0f5c…@desk.example". Signed, so that nobody writes into an enquiry by guessing its number. Our plain
 * address where that would be too long: the mail is then known by what it answers.
 */
export function replyAddress(secrets: Secrets, mailFrom: string, number: string): string {
  const [, address = mailFrom] = /<([^<>]+)>\s*$/.exec(mailFrom) ?? [];
  const plain = address.trim();
  const at = plain.lastIndexOf("@");
  if (at < 1) return plain;
  const signature = signCaseless(secrets, "reply-address", number.toUpperCase());
  const local = `${plain.slice(0, at)}+${number.toLowerCase()}.${signature}`;
  return local.length > LONGEST_LOCAL_PART ? plain : local + plain.slice(at);
}

const pattern = new RegExp(`\\+(e-\\d{1,15})\\.([0-9a-f]{${CASELESS_LENGTH}})@[^@\\s<>]+$`, "i");

/** The number in an address that we gave out; undefined in any other one. In capitals or not: servers on the way differ. */
export function numberInReplyAddress(secrets: Secrets, address: string): string | undefined {
  const [, number = "", signature = ""] = pattern.exec(address.trim().replace(/>$/, "")) ?? [];
  const known = number.toUpperCase();
  return known && isSignedCaseless(secrets, "reply-address", known, signature) ? known : undefined;
}
