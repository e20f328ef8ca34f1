/** What follows from the figures of content/promises: code, so that browsers can work it out for any number. */

export interface CreditStep {
  /** The credit is due when a month's availability is below this, in per cent. */
  below: number;
  /** Per cent of that service's fee for the month; each step takes the place of the one before. */
  credit: number;
}

/** Per cent of the month's fee that a client gets back for a month with this availability in per cent. */
export function creditFor(steps: readonly CreditStep[], availability: number): number {
  return steps.reduce((credit, step) => (availability < step.below ? step.credit : credit), 0);
}

/** Minutes without service that a target in per cent allows in so many days. */
export function allowedDowntime(targetPercent: number, days: number): number {
  return (days * 24 * 60 * (100 - targetPercent)) / 100;
}

/** In place of "within 24 hours", where the clock is known. */
export function replyBy({ time, isTomorrow }: { time: string; isTomorrow: boolean }): string {
  return `by ${time}${isTomorrow ? " tomorrow" : ""}`;
}
