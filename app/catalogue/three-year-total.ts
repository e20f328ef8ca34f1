/** Dollars for the first year of a domain and two renewals. */
export function threeYearTotal({ price, renewal }: { price: number; renewal: number }): number {
  return Math.round((price + 2 * renewal) * 100) / 100;
}
