/** The scale of all prices: every tenfold has the same width, so a period is a length of its own. */
export const FROM = 0.05;
const TO = 20_000;

/** The ends of the scale as powers of ten. */
export const powers = { from: Math.log10(FROM), to: Math.log10(TO) };

/** Where a number of dollars lies, in per cent. */
export function positionOf(dollars: number): number {
  const share = (Math.log10(dollars) - powers.from) / (powers.to - powers.from);
  return Math.round(share * 10_000) / 100;
}

/** Each with a label. */
export const decades: readonly number[] = [0.1, 1, 10, 100, 1000, 10_000];

/** One to nine times each power of ten, as far as the scale goes; both its ends are among them. */
export const ticks: readonly number[] = [-2, -1, 0, 1, 2, 3, 4]
  .flatMap((power) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((times) => times * 10 ** power))
  .filter((dollars) => dollars > FROM * 0.999 && dollars < TO * 1.001);
