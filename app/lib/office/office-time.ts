export interface OfficeTime {
  /** Hours since midnight, e.g. 14.33. */
  hours: number;
  /** e.g. "14:20". */
  label: string;
}

/** The time of day in a place, wherever the visitor's own clock is. */
export function officeTime(now: Date, timeZone: string): OfficeTime {
  const label = timeByTemporal(now, timeZone) ?? clockOf(timeZone).format(now);
  const [hours = 0, minutes = 0] = label.split(":").map(Number);
  return { hours: hours + minutes / 60, label };
}

/** Newer browsers know the time of a place in a moment; the first clock of Intl takes as long as a page's whole start. */
function timeByTemporal(now: Date & MaybeTemporal, timeZone: string): string | undefined {
  return now.toTemporalInstant?.().toZonedDateTimeISO(timeZone).toPlainTime().toString().slice(0, 5);
}

interface MaybeTemporal {
  toTemporalInstant?: () => {
    toZonedDateTimeISO: (timeZone: string) => { toPlainTime: () => object };
  };
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  clocks.set(timeZone, clock);
  return clock;
}
