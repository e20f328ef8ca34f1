import { zonedTime } from "./zoned-time.ts";

export interface OfficeTime {
  /** Hours since midnight, e.g. 14.33. */
  hours: number;
  /** e.g. "14:20". */
  label: string;
}

/** The time of day in a place, wherever the visitor's own clock is. */
export function officeTime(now: Date, timeZone: string): OfficeTime {
  const label =
    zonedTime(now, timeZone)?.toPlainTime().toString().slice(0, 5) ?? clockOf(timeZone).format(now);
  const [hours = 0, minutes = 0] = label.split(":").map(Number);
  return { hours: hours + minutes / 60, label };
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  clocks.set(timeZone, clock);
  return clock;
}
