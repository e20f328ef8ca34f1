import { utcOffset } from "./utc-offset.ts";

export const weekdays = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

/** The day of the week in a place, counted from 0, which is Monday. */
export function officeDay(now: Date, timeZone: string): number {
  const [hours = 0, minutes = 0] = utcOffset(now, timeZone).split(":").map(Number);
  const ahead = hours * 60 + Math.sign(hours) * minutes;
  return (new Date(now.getTime() + ahead * 60_000).getUTCDay() + 6) % weekdays.length;
}
