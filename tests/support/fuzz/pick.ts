/** A number from 0 to 1, the same row of them for the same seed. */
export type Random = () => number;

export function pick<T>(random: Random, list: readonly T[]): T {
  const chosen = list[Math.floor(random() * list.length)];
  if (chosen === undefined) throw new Error("Nothing to pick from");
  return chosen;
}
