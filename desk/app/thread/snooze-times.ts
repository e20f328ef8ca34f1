import { clock, dayName, HOUR, officeMoment, officeOffset } from "../../core/office-clock.ts";

const DAY = 24 * HOUR;
const OPENS = 10;

export interface SnoozeTime {
  label: string;
  until: Date;
  /** When that is, e.g. "Tue 10:00". */
  detail: string;
}

/** Times that are chosen often. One that still needs its answer never sleeps past its due time. */
export function snoozeTimes(now: Date, dueAt: Date | null): SnoozeTime[] {
  const times = [
    { label: "1 hour", until: new Date(now.getTime() + HOUR) },
    { label: "3 hours", until: new Date(now.getTime() + 3 * HOUR) },
    ...(dueAt ? [{ label: "1 h before it’s due", until: new Date(dueAt.getTime() - HOUR) }] : []),
    { label: "Tomorrow", until: officeMorning(now, 1) },
    { label: "Monday", until: officeMorning(now, daysToMonday(now)) },
  ];
  return times
    .filter(({ until }) => until > now && (!dueAt || until <= dueAt))
    .map((time) => ({
      ...time,
      detail:
        time.until.getTime() - now.getTime() < 12 * HOUR ? clock(time.until) : officeMoment(time.until, now),
    }));
}

/** What was put into a field for date and time, which has no zone: the office's. */
export function officeTime(text: string): Date | undefined {
  const asUtc = new Date(`${text}Z`);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text) || Number.isNaN(asUtc.getTime())) return undefined;
  return new Date(asUtc.getTime() - officeOffset(asUtc));
}

/** The same the other way: "2026-11-17T10:00". */
export function fieldText(moment: Date): string {
  return new Date(moment.getTime() + officeOffset(moment)).toISOString().slice(0, 16);
}

function officeMorning(now: Date, days: number): Date {
  const offset = officeOffset(now);
  const midnight = Math.floor((now.getTime() + offset) / DAY) * DAY - offset;
  return new Date(midnight + days * DAY + OPENS * HOUR);
}

function daysToMonday(now: Date): number {
  const day = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].indexOf(dayName(now));
  return 7 - day;
}
