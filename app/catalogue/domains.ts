import { formatPrice } from "../lib/format/format-price.ts";
import { startingPrices } from "./starting-prices.ts";

export interface DomainExtension {
  extension: string;
  /** Dollars for the first year. */
  price: number;
  /** Dollars for every year after it. */
  renewal: number;
  popular?: true;
}

const usual: DomainExtension = { extension: ".com", price: 12.99, renewal: 14.99, popular: true };
const cheapest: DomainExtension = { extension: ".online", price: 9.99, renewal: 39.99 };

export const domainExtensions: readonly DomainExtension[] = [
  usual,
  { extension: ".net", price: 14.99, renewal: 16.99 },
  { extension: ".org", price: 13.99, renewal: 15.99 },
  { extension: ".io", price: 49.99, renewal: 59.99, popular: true },
  { extension: ".co", price: 29.99, renewal: 34.99 },
  { extension: ".tech", price: 19.99, renewal: 24.99, popular: true },
  cheapest,
  { extension: ".store", price: 19.99, renewal: 59.99 },
];

export const domainTerms = {
  transferTime: "5–7 days",
  /** Added free of charge when a domain moves to us. */
  transferExtension: "one year",
  /** From this many domains on there is a discount. */
  bulkDiscountFrom: 10,
  /** Dollars a month for the smallest mailbox on a domain; the business email plans begin at the same price. */
  emailFrom: 5,
} as const;

/** Why the listing says "from $12" beside $9.99 and $12.99: stands wherever the starting price does. */
export const startingPriceNote = `We list domains from ${formatPrice(startingPrices.domains)} a year. That is a ${usual.extension}, rounded down: ${formatPrice(usual.price)} for the first year, then ${formatPrice(usual.renewal)}. Only ${cheapest.extension} starts lower, at ${formatPrice(cheapest.price)}, and it renews at ${formatPrice(cheapest.renewal)}.`;

/** Dollars for the first year and two renewals. */
export function threeYearTotal({ price, renewal }: Pick<DomainExtension, "price" | "renewal">): number {
  return Math.round((price + 2 * renewal) * 100) / 100;
}
