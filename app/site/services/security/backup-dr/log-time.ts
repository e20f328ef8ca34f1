/** A day: the longest time that the figure shows. */
const LONGEST = 24 * 60;

/**
 * Where a time lies between the incident (0) and a day from it (100), on a logarithmic scale: a minute, an
 * hour and a day get room each. All that is shorter than a minute counts as the incident itself.
 */
export function logPosition(minutes: number): number {
  if (minutes <= 1) return 0;
  return Math.round((Math.log(minutes) / Math.log(LONGEST)) * 1000) / 10;
}
