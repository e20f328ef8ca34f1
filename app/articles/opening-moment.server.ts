import { identity } from "../identity.ts";
import { utcOffset } from "../lib/office/utc-offset.ts";
import { dateOf } from "./front-matter.server.ts";

/**
 * A date of front matter as a moment, with the time zone that search engines ask for: when the office opens on that day,
 * such as "2025-01-10T10:00:00+05:30".
 */
export function openingMoment(date: string): string {
  const { opensAt, timeZone } = identity.office;
  const [hours, minutes] = [Math.floor(opensAt), Math.round((opensAt % 1) * 60)].map(twoDigits);
  const day = dateOf(date);
  return `${day.toISOString().slice(0, 10)}T${hours}:${minutes}:00${utcOffset(day, timeZone)}`;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, "0");
}
