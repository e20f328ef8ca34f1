export interface DomainExtension {
  extension: string;
  /** Dollars for the first year. */
  price: number;
  /** Dollars for every year after it. */
  renewal: number;
  popular?: true;
}

export const domainExtensions: readonly DomainExtension[] = [
  { extension: ".com", price: 12.99, renewal: 14.99, popular: true },
  { extension: ".net", price: 14.99, renewal: 16.99 },
  { extension: ".org", price: 13.99, renewal: 15.99 },
  { extension: ".io", price: 49.99, renewal: 59.99, popular: true },
  { extension: ".co", price: 29.99, renewal: 34.99 },
  { extension: ".tech", price: 19.99, renewal: 24.99, popular: true },
  { extension: ".online", price: 9.99, renewal: 39.99 },
  { extension: ".store", price: 19.99, renewal: 59.99 },
];

export const domainTerms = {
  transferTime: "5–7 days",
  /** Added free of charge when a domain moves to us. */
  transferExtension: "one year",
  /** From this many domains on there is a discount. */
  bulkDiscountFrom: 10,
  /** Dollars a month for the smallest mailbox on a domain; the business e-mail plans begin at the same price. */
  emailFrom: 5,
} as const;

/** Dollars for the first year and two renewals. */
export function threeYearTotal({ price, renewal }: Pick<DomainExtension, "price" | "renewal">): number {
  return Math.round((price + 2 * renewal) * 100) / 100;
}
