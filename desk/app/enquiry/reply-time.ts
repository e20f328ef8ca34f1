import { replyHours } from "~/catalogue/promises/enquiries.data";
import { HOUR, isOfficeOpen } from "../../core/office-clock.ts";

/** The hours within which an answer was promised, and where in them we are. */
export interface ReplyTime {
  /** When the hours began. */
  from: Date;
  dueAt: Date;
  now: Date;
}

/** Beyond these the figure grows no further; the words say how late it is. */
const MOST_LATE_HOURS = 12;

export function replyTime(dueAt: Date, now: Date): ReplyTime {
  return { from: new Date(dueAt.getTime() - replyHours * HOUR), dueAt, now };
}

export function isLate({ dueAt, now }: ReplyTime): boolean {
  return now > dueAt;
}

/** Milliseconds until it is due, or since. */
export function distance({ dueAt, now }: ReplyTime): number {
  return Math.abs(dueAt.getTime() - now.getTime());
}

/** How many hours are drawn: those promised, and those it is late. */
export function drawnHours(time: ReplyTime): number {
  if (!isLate(time)) return replyHours;
  return replyHours + Math.min(MOST_LATE_HOURS, Math.ceil(distance(time) / HOUR));
}

export interface Stretch {
  kind: "passed" | "office" | "closed" | "late";
  /** In hours since the beginning. */
  from: number;
  to: number;
}

/** The hours in stretches of one kind, to the minute: what has passed, and whether the office is open in what is left. */
export function stretches(time: ReplyTime): Stretch[] {
  const hours = drawnHours(time);
  const now = Math.min(hours, hoursSince(time, time.now));
  const edges = [0, now, replyHours, hours, ...officeEdges(time.from, hours)]
    .filter((edge) => edge >= 0 && edge <= hours)
    .toSorted((one, other) => one - other);
  const found: Stretch[] = [];
  for (const [index, to] of edges.entries()) {
    const from = edges[index - 1] ?? 0;
    const middle = (from + to) / 2;
    const isAhead = middle > replyHours && middle > now;
    if (to - from < 1e-6 || isAhead) continue;
    const kind = kindAt(middle);
    const before = found.at(-1);
    if (before?.kind === kind) before.to = to;
    else found.push({ kind, from, to });
  }
  return found;

  function kindAt(hour: number): Stretch["kind"] {
    if (hour > replyHours) return "late";
    if (hour < now) return "passed";
    return isOfficeOpen(new Date(time.from.getTime() + hour * HOUR)) ? "office" : "closed";
  }
}

function hoursSince({ from }: ReplyTime, moment: Date): number {
  return (moment.getTime() - from.getTime()) / HOUR;
}

/** The office opens and closes at whole or half hours, so that is where stretches can end. */
function officeEdges(from: Date, hours: number): number[] {
  const half = HOUR / 2;
  const first = Math.ceil(from.getTime() / half) * half;
  return Array.from({ length: hours * 2 + 1 }, (_, index) => (first + index * half - from.getTime()) / HOUR);
}
