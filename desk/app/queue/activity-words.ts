import { clock, dayName, duration, HOUR, officeMoment } from "../../core/office-clock.ts";
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

/** In hours, where it was within a day. */
function shortly(moment: Date, now: Date): string {
  const hours = Math.floor((now.getTime() - moment.getTime()) / HOUR);
  return hours >= 1 && hours < 24 ? `${hours} h ago` : ago(moment, now);
}

function ago(moment: Date, now: Date): string {
  const passed = now.getTime() - moment.getTime();
  if (passed < HOUR) return passed < 60_000 ? "just now" : `${duration(passed)} ago`;
  const yesterday = new Date(now.getTime() - 24 * HOUR);
  if (passed < 24 * HOUR && dayName(moment) === dayName(now)) return `today, ${clock(moment)}`;
  if (passed < 48 * HOUR && dayName(moment) === dayName(yesterday)) return `yesterday, ${clock(moment)}`;
  return officeMoment(moment, now);
}
