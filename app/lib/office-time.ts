export interface OfficeTime {
  /** Hours since midnight, e.g. 14.33. */
  hours: number;
  /** e.g. "14:20". */
  label: string;
}

/** The time of day in a place, wherever the visitor's own clock is. */
export function officeTime(now: Date, timeZone: string): OfficeTime {
  const label = clockOf(timeZone).format(now);
  const [hours = 0, minutes = 0] = label.split(":").map(Number);
  return { hours: hours + minutes / 60, label };
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Kept, because a browser takes longer to make one than to do anything else that a page does at its start. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  clocks.set(timeZone, clock);
  return clock;
}
