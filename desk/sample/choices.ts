import { seededRandom } from "../../app/figures/random.ts";

/** Choices that look random and are the same every time, so that a sample can be compared with the last one. */
export function seeded(seed: number) {
  const next = seededRandom(seed);
  return {
    /** From 0 to 1. */
    next,
    /** Whole, both ends included. */
    whole: (from: number, to: number) => from + Math.floor(next() * (to - from + 1)),
    pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T,
    chance: (share: number) => next() < share,
  };
}

export type Random = ReturnType<typeof seeded>;
