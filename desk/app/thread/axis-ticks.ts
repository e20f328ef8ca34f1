import {
  clock,
  dayName,
  HOUR,
  hourOfDay,
  isOfficeOpen,
  officeOffset,
  shortDate,
} from "../../core/office-clock.ts";

const MINUTE = HOUR / 60;
const DAY = 24 * HOUR;
const steps = [
  MINUTE,
  5 * MINUTE,
  15 * MINUTE,
  HOUR,
  2 * HOUR,
  4 * HOUR,
  12 * HOUR,
  DAY,
  2 * DAY,
  7 * DAY,
  14 * DAY,
  30 * DAY,
  90 * DAY,
  365 * DAY,
];

interface Tick {
  at: number;
  label: string;
}

/** Times at round hours or days of the office's clock, with room for their labels. */
export function axisTicks(
  { from, to, length }: Record<"from" | "to" | "length", number>,
  room: number,
): Tick[] {
  const step = steps.find((each) => ((to - from) / each) * room <= length) ?? 365 * DAY;
  const offset = officeOffset(new Date(from));
  const found: Tick[] = [];
  for (let local = Math.ceil((from + offset) / step) * step; local - offset <= to; local += step) {
    const moment = new Date(local - offset);
    found.push({ at: moment.getTime(), label: label(moment, step) });
  }
  return found;
}

function label(moment: Date, step: number): string {
  if (step >= DAY) return shortDate(moment);
  return hourOfDay(moment) === 0 ? `${dayName(moment)} 00:00` : clock(moment);
}

/** Beyond two weeks a night is too thin to be seen. */
const LONGEST = 14 * DAY;

/** When the office is closed within a stretch of time. It opens and closes at whole or half hours. */
export function closedTimes(from: number, to: number): { from: number; to: number }[] {
  if (to - from > LONGEST) return [];
  const found: { from: number; to: number }[] = [];
  const half = HOUR / 2;
  for (let start = Math.floor(from / half) * half; start < to; start += half) {
    if (isOfficeOpen(new Date(start))) continue;
    const stretch = { from: Math.max(from, start), to: Math.min(to, start + half) };
    const before = found.at(-1);
    if (before?.to === stretch.from) before.to = stretch.to;
    else found.push(stretch);
  }
  return found;
}
