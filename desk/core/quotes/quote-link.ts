import { isSigned, type Secrets, sign } from "../signatures.ts";

/** The quote's page. Whoever has the link may see it. */
export function quoteAddress(secrets: Secrets, number: string): string {
  return `/quotes/${number}?key=${sign(secrets, "quote", number)}`;
}

export function opensQuote(secrets: Secrets, number: string, key: string): boolean {
  return /^Q-\d{1,15}$/.test(number) && isSigned(secrets, "quote", number, key);
}
