import { weekdays } from "~/lib/office/office-day";
import type { OfficeMoment } from "~/lib/office/use-office-moment";
import type { OfficeHours } from "~/lib/format/hours-text";

/** A part of an hour: 0 is its beginning, 1 its end. */
export interface Part {
  from: number;
  to: number;
}

export interface HourRow extends Part {
  /** The hour of the day that it begins with, 0 to 23. */
  hour: number;
  /** What of it the office is open. */
  office: Part | undefined;
}

const DAY = 24;

/** The hours within which the reply comes, by the hours of the clock: the first and the last are cut to the minute. */
export function hoursFrom({ hours, day }: OfficeMoment, office: OfficeHours, replyHours: number): HourRow[] {
  const first = Math.floor(hours);
  return Array.from({ length: replyHours + 1 }, (_, row) => {
    const hour = (first + row) % DAY;
    const isWorkday = (day + Math.floor((first + row) / DAY)) % weekdays.length < office.daysPerWeek;
    const from = row === 0 ? hours - first : 0;
    const to = row === replyHours ? hours - first : 1;
    return { hour, from, to, office: isWorkday ? openIn({ hour, from, to }, office) : undefined };
  }).filter(({ from, to }) => to > from);
}

/** When they are over. */
export function dueAfter({ hours }: OfficeMoment, replyHours: number): { time: string; isTomorrow: boolean } {
  const due = hours + replyHours;
  return { time: clockLabel(due % DAY), isTomorrow: due >= DAY };
}

function openIn(row: Part & { hour: number }, office: OfficeHours): Part | undefined {
  const from = Math.max(row.from, office.opensAt - row.hour);
  const to = Math.min(row.to, office.closesAt - row.hour);
  return to > from ? { from, to } : undefined;
}

/** "The office is open.", or when it opens next. The day is named unless it is today. */
export function openingText({ hours, day }: OfficeMoment, office: OfficeHours): string {
  const opensOn = (date: number) => date % weekdays.length < office.daysPerWeek;
  if (opensOn(day) && hours >= office.opensAt && hours < office.closesAt) return "The office is open.";
  const first = hours < office.opensAt ? 0 : 1;
  const ahead = weekdays.map((_, index) => first + index).find((days) => opensOn(day + days)) ?? first;
  return `The office opens at ${clockLabel(office.opensAt)}${dayText(ahead, day)}.`;
}

function dayText(ahead: number, day: number): string {
  if (ahead === 0) return "";
  return ahead === 1 ? " tomorrow" : ` on ${weekdays[(day + ahead) % weekdays.length]}`;
}

/** "10:00", "09:30". */
export function clockLabel(hours: number): string {
  const minutes = Math.round((hours % 1) * 60);
  return [Math.floor(hours), minutes].map((part) => String(part).padStart(2, "0")).join(":");
}
