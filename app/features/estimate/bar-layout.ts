/** A part of a bar, in per cent of the scale. */
export interface Part {
  from: number;
  width: number;
}

/** Parts one after the other, as long as their cents. */
export function partsOf(amounts: readonly number[], full: number, start = 0): Part[] {
  let from = start;
  return amounts.map((amount) => {
    const part = { from: percent(from, full), width: percent(amount, full) };
    from += amount;
    return part;
  });
}

/** The cents at which an axis has its ticks: round dollars, six steps at most. */
export function ticksOf(full: number): number[] {
  const magnitude = 10 ** Math.floor(Math.log10(full / 6));
  const step = [1, 2, 3, 5, 10].map((factor) => factor * magnitude).find((each) => full / each <= 6) ?? full;
  return Array.from({ length: Math.floor(full / step) + 1 }, (_, index) => index * step);
}

export function percent(amount: number, full: number): number {
  return full === 0 ? 0 : Math.round((amount / full) * 100_000) / 1000;
}
