import { longDate } from "~/lib/format/long-date";
import { duration } from "../../core/office-clock.ts";

/** "4 h 41 min". */
export function durationText(minutes: number): string {
  return duration(minutes * 60_000);
}

/** "97%"; whole percent, rounded down so that 100% means all of them. */
export function share(part: number, whole: number): string {
  return whole === 0 ? "–" : `${Math.floor((part / whole) * 100)}%`;
}

/** "9 Nov" for "2026-11-09". */
export function shortDay(day: string): string {
  const [date = "", month = ""] = longDate(day).split(" ");
  return `${date} ${month.slice(0, 3)}`;
}
