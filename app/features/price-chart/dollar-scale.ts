import { priceRange } from "~/catalogue/price-range.data";

/** The scale of all prices: every tenfold has the same width, so a period is a length of its own. */
export const FROM = Math.min(0.05, priceRange.lowest);
const TO = Math.max(20_000, priceRange.highest);

/** The ends of the scale as powers of ten. */
export const powers = { from: Math.log10(FROM), to: Math.log10(TO) };

/** Where a number of dollars lies, in per cent. */
export function positionOf(dollars: number): number {
  const share = (Math.log10(dollars) - powers.from) / (powers.to - powers.from);
  return Math.round(share * 10_000) / 100;
}

const tens = [-2, -1, 0, 1, 2, 3, 4, 5].map((power) => 10 ** power);

/** Each with a label. */
export const decades: readonly number[] = tens.filter((dollars) => dollars > FROM && dollars < TO);

/** One to nine times each power of ten, as far as the scale goes; both its ends are among them. */
export const ticks: readonly number[] = tens
  .flatMap((ten) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((times) => times * ten))
  .filter((dollars) => dollars > FROM * 0.999 && dollars < TO * 1.001);
