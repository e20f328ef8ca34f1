import type { ReviewStep } from "./content";

export type Weeks = readonly [from: number, to: number];

export interface ScheduledStep {
  step: ReviewStep;
  /** When it runs if every step takes its shortest time. */
  quickest: Weeks;
  /** When it runs if every step takes its longest time. */
  longest: Weeks;
}

/** Puts the steps one after the other, once at their shortest and once at their longest; a step without an end runs to the end of the scale. */
export function schedule(steps: readonly ReviewStep[], endOfScale: number): ScheduledStep[] {
  const starts: [number, number] = [0, 0];
  return steps.map((step) => {
    const [quick, long] = starts;
    if (!step.weeks) return { step, quickest: [quick, endOfScale], longest: [long, endOfScale] };
    starts[0] += step.weeks[0];
    starts[1] += step.weeks[1];
    return { step, quickest: [quick, starts[0]], longest: [long, starts[1]] };
  });
}
