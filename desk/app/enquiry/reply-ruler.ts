import type { RulerMarker, RulerScale } from "~/figures/ruler-scale";
import type { ReadEnquiry } from "../../core/read-enquiry.ts";
import { clock, dayName, HOUR, hourOfDay, officeMoment } from "../../core/office-clock.ts";
import { drawnHours, hoursSince, PROMISED_HOURS, type ReplyTime, replyTime } from "./reply-time.ts";

/** The visitor's page has a ruler while an answer is due. */
export function visitRuler({ dueAt, now }: Pick<ReadEnquiry, "dueAt" | "now">): RulerScale | undefined {
  return dueAt ? replyRuler(replyTime(dueAt, now)) : undefined;
}

/** The promised hours by the office's clock, from when the message came to when its answer is due. */
function replyRuler(time: ReplyTime): RulerScale {
  const from = hourOfDay(time.from);
  const midnight = time.from.getTime() - from * HOUR;
  return {
    from,
    to: from + drawnHours(time),
    minor: 1,
    major: 2,
    atMultiples: true,
    format: (hour) => {
      const moment = new Date(midnight + hour * HOUR);
      return hour % 24 === 0 ? `${dayName(moment)} 00:00` : clock(moment);
    },
    markers: [{ at: from + PROMISED_HOURS, label: `Reply by ${officeMoment(time.dueAt, time.now)}` }],
    live: nowMarker(time),
  };
}

export function nowMarker(time: ReplyTime): RulerMarker {
  const passed = Math.min(drawnHours(time), hoursSince(time, time.now));
  return { at: hourOfDay(time.from) + passed, label: `Now ${clock(time.now)}` };
}
