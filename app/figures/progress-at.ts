/** How far something has come that lasts from one value of the ruler to another. */
export function progressAt(value: number, from: number, to: number): string {
  if (value < from) return "to come";
  return value < to ? "under way" : "done";
}
