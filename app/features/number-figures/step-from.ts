interface Ends {
  min: number;
  max: number;
}

/** The next round number up or down: steps of a tenth of the number's size, 24 → 25, 18,000 → 19,000. */
export function stepFrom(value: number, direction: 1 | -1, { min, max }: Ends): number {
  // Downwards from 100 the steps are those of 99.
  const size = Math.floor(Math.log10(Math.max(1, direction > 0 ? value : value - 1)));
  const step = 10 ** Math.max(0, size - 1);
  const next = direction > 0 ? Math.floor(value / step + 1) * step : Math.ceil(value / step - 1) * step;
  return Math.min(max, Math.max(min, next));
}
