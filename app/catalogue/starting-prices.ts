/** The lowest price of each hosting product in dollars; its cheapest plan takes it from here. */
export const startingPrices = {
  shared: 4.99,
  vps: 29,
  dedicated: 199,
  cloud: 0.05,
  /** A year; the listing rounds down what the cheapest usual extension costs. */
  domains: 12,
} as const;
