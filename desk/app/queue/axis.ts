import { clock, dayName, HOUR, hourOfDay, isOfficeOpen, officeMoment } from "../../core/office-clock.ts";

/** The queue's time axis: hours left of now, for what is late, and 24 right of it. */
export interface Axis {
  lateHours: number;
}

/** A wide screen and a phone. axis-place.ts says where on the page each of them stands. */
export const wideAxis: Axis = { lateHours: 3.5 };
export const phoneAxis: Axis = { lateHours: 2.5 };
const AHEAD = 24;

/** Where a number of hours from now stands, in percent of the axis: true to scale at every width. */
export function percentAt({ lateHours }: Axis, hours: number): string {
  const share = (Math.max(-lateHours, Math.min(AHEAD, hours)) + lateHours) / (lateHours + AHEAD);
  return `${Math.round(share * 1e5) / 1e3}%`;
}

/** How long a number of hours is. */
export function percentOf({ lateHours }: Axis, hours: number): string {
  return `${Math.round((hours / (lateHours + AHEAD)) * 1e5) / 1e3}%`;
}

export function hoursFrom(now: Date, moment: Date): number {
  return (moment.getTime() - now.getTime()) / HOUR;
}

interface Closed {
  /** In hours from now, within the axis. */
  from: number;
  to: number;
}

/** When the office is closed, in what the axis shows. It opens and closes at half hours at the earliest. */
export function closedHours({ lateHours }: Axis, now: Date): Closed[] {
  const half = HOUR / 2;
  const end = now.getTime() + AHEAD * HOUR;
  const found: Closed[] = [];
  let at = now.getTime() - lateHours * HOUR;
  while (at < end) {
    const to = Math.min(end, (Math.floor(at / half) + 1) * half);
    if (!isOfficeOpen(new Date((at + to) / 2))) {
      const piece = { from: (at - now.getTime()) / HOUR, to: (to - now.getTime()) / HOUR };
      const before = found.at(-1);
      if (before && Math.abs(before.to - piece.from) < 1e-6) before.to = piece.to;
      else found.push(piece);
    }
    at = to;
  }
  return found;
}

interface Tick {
  hours: number;
  /** Every second hour is longer. */
  isMajor: boolean;
  label: string;
  /** Every fourth hour keeps its label on a narrow screen. */
  isFourth: boolean;
}

/** Whole hours by the office's clock. */
export function ticks({ lateHours }: Axis, now: Date): Tick[] {
  const first = Math.ceil(hourOfDay(now) - lateHours);
  return Array.from({ length: Math.floor(lateHours + AHEAD) + 1 }, (_, index) => {
    const hour = first + index;
    const hours = hour - hourOfDay(now);
    const moment = new Date(now.getTime() + hours * HOUR);
    return {
      hours,
      isMajor: hour % 2 === 0,
      isFourth: hour % 4 === 0,
      label:
        hour % 24 === 0
          ? `${dayName(moment)} 00:00`
          : clock(new Date(Math.round(moment.getTime() / 1000) * 1000)),
    };
  }).filter(({ hours }) => hours <= AHEAD);
}

/** What the line over the list says of the hours in which nobody is there. */
export function closedWords(now: Date, dueAts: readonly Date[]): string {
  const isOpen = isOfficeOpen(now);
  const closes = isOpen ? nextChange(now, false) : now;
  const opens = nextChange(closes, true);
  const count = dueAts.filter((dueAt) => dueAt > now && dueAt >= closes && dueAt < opens).length;
  const span = isOpen
    ? `Office closed ${clock(closes)} to ${nearClock(opens, now)}.`
    : `Office closed until ${nearClock(opens, now)}.`;
  if (count === 0) return span;
  const falls = count === 1 ? "1 reply falls due" : `${count} replies fall due`;
  return isOpen
    ? `${span} ${falls} in these hours: write ${count === 1 ? "it" : "them"} before ${clock(closes)}.`
    : `${span} ${falls} before then.`;
}

/** "10:00" within a day, "Mon 10:00" beyond. */
function nearClock(moment: Date, now: Date): string {
  return hoursFrom(now, moment) < AHEAD ? clock(moment) : officeMoment(moment, now);
}

/** The next half hour at which the office is open, or not. */
function nextChange(from: Date, wanted: boolean): Date {
  const half = HOUR / 2;
  let at = (Math.floor(from.getTime() / half) + 1) * half;
  for (let step = 0; step < 14 * 48 && isOfficeOpen(new Date(at)) !== wanted; step += 1) at += half;
  return new Date(at);
}
