/** A scale that begins at zero. In cents. */
export interface RoundScale {
  to: number;
  /** Between two labelled ticks. */
  step: number;
}

/** The shortest scale that holds an amount in at most so many round steps: 1, 2, 4 or 5, and their tens. */
export function roundScale(cents: number, steps: number): RoundScale {
  const ten = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, cents) / steps)));
  const factor = factors.find((each) => Math.ceil(cents / (each * ten)) <= steps) ?? 10;
  const step = factor * ten;
  return { to: Math.max(1, Math.ceil(cents / step)) * step, step };
}

const factors = [1, 2, 4, 5, 10];

/** Zero and both ends included. */
export function stepsOf({ to, step }: RoundScale): number[] {
  return Array.from({ length: Math.round(to / step) + 1 }, (_, index) => index * step);
}
