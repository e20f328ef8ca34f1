/** Days across a lane. */
export const YEAR = 365;
/** Height of a lane. */
export const LANE = 22;

export function shareOfYear(days: number): string {
  return `${Math.round((days / YEAR) * 10_000) / 100}%`;
}
