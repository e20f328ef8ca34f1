import {
  clock,
  dayName,
  duration,
  HOUR,
  officeDay,
  officeMoment,
  shortDate,
} from "../../core/office-clock.ts";
import type { QueueRow } from "../../core/staff/queue-rows.ts";

type Moments = Pick<
  QueueRow,
  "dueAt" | "status" | "snoozedUntil" | "lastVisitorAt" | "lastReplyAt" | "lastActivityAt"
>;

/** What happened last, as the row says it: "wrote yesterday, 12:15", "we answered 4 h ago". */
export function activityWords(row: Moments, now: Date): string {
  if (row.status === "snoozed" && row.snoozedUntil && row.snoozedUntil > now)
    return `back ${officeMoment(row.snoozedUntil, now)}`;
  if (row.status === "closed") return `closed, ${ago(row.lastActivityAt, now)}`;
  if (!row.dueAt && row.lastReplyAt && row.lastReplyAt >= row.lastVisitorAt)
    return `we answered ${shortly(row.lastReplyAt, now)}`;
  return `wrote ${ago(row.lastVisitorAt, now)}`;
}

/** In hours, where it was within a day; then the day alone, which the row has room for. */
function shortly(moment: Date, now: Date): string {
  const hours = Math.floor((now.getTime() - moment.getTime()) / HOUR);
  if (hours < 1) return ago(moment, now);
  return hours < 24 ? `${hours} h ago` : (dayWord(moment, now) ?? date(moment, now));
}

function ago(moment: Date, now: Date): string {
  const passed = now.getTime() - moment.getTime();
  if (passed < HOUR) return passed < 60_000 ? "just now" : `${duration(passed)} ago`;
  const day = dayWord(moment, now);
  if (!day) return date(moment, now);
  return day === dayName(moment) ? `${day} ${clock(moment)}` : `${day}, ${clock(moment)}`;
}

/** "today", "yesterday" or "Tue", where that says which day it was. */
function dayWord(moment: Date, now: Date): string | undefined {
  const passed = now.getTime() - moment.getTime();
  if (officeDay(moment) === officeDay(now)) return "today";
  if (officeDay(moment) === officeDay(new Date(now.getTime() - 24 * HOUR))) return "yesterday";
  return passed < 6 * 24 * HOUR ? dayName(moment) : undefined;
}

/** "5 Nov", with the year where it is another one. */
function date(moment: Date, now: Date): string {
  const year = officeDay(moment).slice(0, 4);
  return officeDay(now).startsWith(year) ? shortDate(moment) : `${shortDate(moment)} ${year}`;
}
