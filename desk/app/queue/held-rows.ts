import type { QueueRow } from "../../core/staff/queue-rows.ts";

/**
 * The rows in the order that somebody is looking at: what is in them changes, where they stand does not. One that has
 * left the list stays until the order is let go.
 */
export function holdOrder(held: readonly QueueRow[], fresh: readonly QueueRow[]): QueueRow[] {
  const now = new Map(fresh.map((row) => [row.id, row]));
  return held.map((row) => {
    const newer = now.get(row.id);
    // Its due time says where it stands, and in which group.
    return newer ? { ...newer, dueAt: row.dueAt } : row;
  });
}

/** How many rows would come, go or move. */
export function countMoves(held: readonly QueueRow[], fresh: readonly QueueRow[]): number {
  const places = new Map(held.map(({ id }, index) => [id, index]));
  const freshIds = new Set(fresh.map(({ id }) => id));
  const come = fresh.filter(({ id }) => !places.has(id)).length;
  const gone = held.filter(({ id }) => !freshIds.has(id)).length;
  const isDue = new Map(held.map(({ id, dueAt }) => [id, dueAt !== null]));
  const stayed = fresh.filter(({ id }) => places.has(id));
  const regrouped = stayed.filter(({ id, dueAt }) => isDue.get(id) !== (dueAt !== null));
  const rest = stayed.filter((row) => !regrouped.includes(row)).map(({ id }) => places.get(id) ?? 0);
  return come + gone + regrouped.length + (rest.length - longestRise(rest));
}

/** Of a row of places, the most that can stay where they are. */
function longestRise(places: readonly number[]): number {
  const best: number[] = [];
  for (const [index, place] of places.entries()) {
    const before = best.filter((_, at) => (places[at] ?? 0) < place);
    best[index] = 1 + Math.max(0, ...before);
  }
  return Math.max(0, ...best);
}
