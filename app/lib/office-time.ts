export interface OfficeTime {
  /** Hours since midnight, e.g. 14.33. */
  hours: number;
  /** e.g. "14:20". */
  label: string;
}

/** The time of day in a place, wherever the visitor's own clock is. */
export function officeTime(now: Date, timeZone: string): OfficeTime {
  const label = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(now);
  const [hours = 0, minutes = 0] = label.split(":").map(Number);
  return { hours: hours + minutes / 60, label };
}
