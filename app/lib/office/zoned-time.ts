/**
 * A moment on the clocks of a place, in browsers that know it at once. In the others it is undefined and left to Intl,
 * whose first use takes as long as a page's whole start.
 */
export function zonedTime(at: Date & MaybeTemporal, timeZone: string): ZonedTime | undefined {
  return at.toTemporalInstant?.().toZonedDateTimeISO(timeZone);
}

/** What is used here of Temporal. */
interface ZonedTime {
  toPlainTime: () => object;
  /** e.g. "+05:30". */
  offset: string;
}

interface MaybeTemporal {
  toTemporalInstant?: () => { toZonedDateTimeISO: (timeZone: string) => ZonedTime };
}
