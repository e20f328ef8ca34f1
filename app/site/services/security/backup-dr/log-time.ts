/** A day: the longest time that the figure shows. */
const LONGEST = 24 * 60;

/** The places of some times before and after the incident, and of the incident itself, from left to right. */
export function mirrored(minutes: readonly number[]): number[] {
  const places = minutes.map(logPosition);
  return [...places.map((place) => -place).toReversed(), 0, ...places];
}

/** The time at a place, to the minute or, from two hours on, to the hour. */
export function minutesAt(place: number): number {
  const minutes = LONGEST ** (Math.abs(place) / 100);
  return minutes < 100 ? Math.round(minutes) : Math.round(minutes / 60) * 60;
}

export function spanAt(place: number): string {
  const minutes = minutesAt(place);
  return minutes < 60 ? `${minutes} min` : `${minutes / 60} h`;
}

/**
 * Where a time lies between the incident (0) and a day from it (100), on a logarithmic scale: a minute, an
 * hour and a day get room each. All that is shorter than a minute counts as the incident itself.
 */
export function logPosition(minutes: number): number {
  if (minutes <= 1) return 0;
  return Math.round((Math.log(minutes) / Math.log(LONGEST)) * 1000) / 10;
}
