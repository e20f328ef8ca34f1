/** The field stands before the first result. */
export const FIELD = -1;

/** Where a key leads from the field or from a result, as an index into the results; undefined if nowhere. */
export function nextStop(key: string, current: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === "ArrowDown") return Math.min(current + 1, count - 1);
  // In the field these keys belong to the cursor.
  if (current === FIELD) return undefined;
  if (key === "ArrowUp") return current - 1;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  // Whoever types on wants to change the query.
  if (key.length === 1 && key !== " ") return FIELD;
  return undefined;
}
