import { identity } from "../../app/identity.ts";
import { utcOffset } from "../../app/lib/office/utc-offset.ts";

const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** "Tue 16:02" by the office's clock; with the date where the day's name alone would not say which one. */
export function officeMoment(moment: Date, now: Date): string {
  const local = atOffice(moment);
  const isNear = Math.abs(moment.getTime() - now.getTime()) < 6 * DAY;
  const day = isNear
    ? days[local.getUTCDay()]
    : `${local.getUTCDate()} ${months[local.getUTCMonth()]} ${local.getUTCFullYear()},`;
  return `${day} ${clock(moment)}`;
}

/** "16:02". */
export function clock(moment: Date): string {
  return atOffice(moment).toISOString().slice(11, 16);
}

/** "Tue". */
export function dayName(moment: Date): string {
  return days[atOffice(moment).getUTCDay()] ?? "";
}

/** "2026-11-17". */
export function officeDay(moment: Date): string {
  return atOffice(moment).toISOString().slice(0, 10);
}

/** "16 Nov". */
export function shortDate(moment: Date): string {
  const local = atOffice(moment);
  return `${local.getUTCDate()} ${months[local.getUTCMonth()]}`;
}

/** Hours since midnight, e.g. 16.03. */
export function hourOfDay(moment: Date): number {
  return (atOffice(moment).getTime() % DAY) / HOUR;
}

export function isOfficeOpen(moment: Date): boolean {
  const { opensAt, closesAt, daysPerWeek } = identity.office;
  const sinceMonday = (atOffice(moment).getUTCDay() + 6) % 7;
  const hour = hourOfDay(moment);
  return sinceMonday < daysPerWeek && hour >= opensAt && hour < closesAt;
}

/** "23 h 21 min", "1 h", "5 min". Whole minutes, rounded down. */
export function duration(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / MINUTE);
  if (minutes < 1) return "less than a minute";
  if (minutes >= 48 * 60) return `${Math.floor(minutes / (24 * 60))} days`;
  const hours = Math.floor(minutes / 60);
  return [hours && `${hours} h`, minutes % 60 && `${minutes % 60} min`].filter(Boolean).join(" ");
}

/** A date whose UTC fields are the office's. By hand: the same text on every server and in every browser. */
function atOffice(moment: Date): Date {
  return new Date(moment.getTime() + officeOffset(moment));
}

/** No clock is changed within one of these. */
const QUARTER = 15 * MINUTE;
const MOST_OFFSETS = 5000;
const offsets = new Map<number, number>();

/** What the office's clock is ahead of UTC, in milliseconds. Kept: a page of the queue asks for some three hundred. */
export function officeOffset(moment: Date): number {
  const quarter = Math.floor(moment.getTime() / QUARTER);
  const known = offsets.get(quarter);
  if (known !== undefined) return known;
  const offset = offsetAt(moment);
  if (offsets.size >= MOST_OFFSETS) offsets.clear();
  offsets.set(quarter, offset);
  return offset;
}

function offsetAt(moment: Date): number {
  const [, sign = "+", hours = "0", minutes = "0"] =
    /^([+-])(\d\d):(\d\d)$/.exec(utcOffset(moment, identity.office.timeZone)) ?? [];
  const offset = (Number(hours) * 60 + Number(minutes)) * MINUTE;
  return sign === "-" ? -offset : offset;
}
