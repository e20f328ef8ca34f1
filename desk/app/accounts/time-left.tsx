import { replyHours } from "~/catalogue/promises/enquiries.data";
import { HOUR } from "../../core/office-clock.ts";
import { distance, isLate, type ReplyTime } from "../enquiry/reply-time.ts";

/** The hours of the promise as a length: what is left is blue, late is red. */
export function TimeLeft({ time }: { time: ReplyTime }) {
  const whole = replyHours * HOUR;
  const left = isLate(time) ? 0 : Math.min(1, distance(time) / whole);
  const passed = Math.round((1 - left) * 1000) / 10;
  return (
    <svg aria-hidden width="100%" height="7" className="mt-1.5 block bg-rule">
      <rect
        x={isLate(time) ? 0 : `${passed}%`}
        width={isLate(time) ? "100%" : `${100 - passed}%`}
        height="7"
        className={isLate(time) ? "fill-danger" : "fill-blue"}
      />
    </svg>
  );
}
