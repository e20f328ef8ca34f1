import { replyHours } from "~/catalogue/promises/enquiries.data";
import { duration, HOUR, officeMoment } from "../../core/office-clock.ts";
import type { QueueRow } from "../../core/staff/queue-rows.ts";
import { type Axis, hoursFrom, percentAt, percentOf, phoneAxis, wideAxis } from "./axis";
import { phoneAxisPlace, wideAxisPlace } from "./axis-place";

export type Owner = "mine" | "colleague" | "nobody";

/** Mine, a colleague's and nobody's are told apart by fill; red is late and nothing else. */
const fills: Record<Owner, string> = {
  mine: "fill-blue-text",
  colleague: "fill-blue-2",
  nobody: "fill-[url(#hatch)] stroke-control",
};

interface RowBarProps {
  row: Pick<QueueRow, "dueAt" | "lastVisitorAt" | "snoozedUntil" | "status">;
  owner: Owner;
  now: Date;
}

/** Time left as a length, from now to when the answer is due. The row's text says the same. */
export function RowBar({ row, owner, now }: RowBarProps) {
  const { dueAt } = row;
  if (!dueAt) return <AnsweredLine row={row} now={now} />;
  const hours = hoursFrom(now, dueAt);
  const asleep = isAsleep(row, now);
  return (
    <>
      <svg aria-hidden className={`${wideAxisPlace} top-9 h-1.75`}>
        <Bar axis={wideAxis} hours={hours} owner={owner} asleep={asleep} />
        <text
          x={hours < 0 ? percentAt(wideAxis, 0) : percentAt(wideAxis, hours)}
          dx={hours < 0 ? 10 : 8}
          y={8}
          className={`text-caption narrow [font-variant-numeric:tabular-nums] ${labelLook(hours)}`}
        >
          {timeLeft(row, now)}
        </text>
      </svg>
      <svg aria-hidden className={`${phoneAxisPlace} top-[65px] h-1.75`}>
        <Bar axis={phoneAxis} hours={hours} owner={owner} asleep={asleep} />
        <rect x={percentAt(phoneAxis, 0)} y={-4} width={2} height={15} className="fill-blue-text" />
      </svg>
    </>
  );
}

interface BarProps {
  axis: Axis;
  hours: number;
  owner: Owner;
  asleep: boolean;
}

function Bar({ axis, hours, owner, asleep }: BarProps) {
  if (hours < 0) return <LateBar axis={axis} hours={-hours} />;
  return (
    <rect
      data-bar={asleep ? "asleep" : owner}
      x={percentAt(axis, 0)}
      width={percentOf(axis, Math.min(24, hours))}
      height={7}
      className={asleep ? "fill-surface stroke-blue-2" : fills[owner]}
    />
  );
}

/** Off the scale, the bar fills its zone with two cuts at its end; the label has the true figure. */
function LateBar({ axis, hours }: { axis: Axis; hours: number }) {
  const isOff = hours > axis.lateHours;
  return (
    <>
      <rect
        data-bar="late"
        x={percentAt(axis, -hours)}
        width={percentOf(axis, Math.min(axis.lateHours, hours))}
        height={7}
        className="fill-danger"
      />
      {isOff && <path d="M7 0v7M13 0v7" strokeWidth={2} className="stroke-paper" />}
    </>
  );
}

/** Answered: a hairline to when the reply had been due. */
function AnsweredLine({ row, now }: Pick<RowBarProps, "row" | "now">) {
  const hours = hoursFrom(now, new Date(row.lastVisitorAt.getTime() + replyHours * HOUR));
  if (row.status === "closed" || row.status === "spam" || hours <= 0) return null;
  const at = percentAt(wideAxis, hours);
  return (
    <svg aria-hidden className={`${wideAxisPlace} bottom-[-1px] h-1.75`}>
      <rect
        data-bar="answered"
        x={percentAt(wideAxis, 0)}
        y={6}
        width={percentOf(wideAxis, Math.min(24, hours))}
        height={1}
        className="fill-ink-3"
      />
      <rect x={at} width={2} height={7} className="fill-ink-3" />
    </svg>
  );
}

function labelLook(hours: number): string {
  if (hours < 0) return "font-bold text-danger";
  return hours < 4 ? "font-bold text-ink" : "font-medium text-ink-2";
}

/** "19 h 11 min", "35 min late", "9 h 15 min, back Tue 17:00"; nothing while no answer is due. */
export function timeLeft(row: RowBarProps["row"], now: Date): string {
  if (!row.dueAt) return "";
  const left = row.dueAt.getTime() - now.getTime();
  if (left < 0) return `${duration(-left)} late`;
  const back = row.snoozedUntil && isAsleep(row, now) ? `, back ${officeMoment(row.snoozedUntil, now)}` : "";
  return `${duration(left)}${back}`;
}

function isAsleep({ status, snoozedUntil, dueAt }: RowBarProps["row"], now: Date): boolean {
  return status === "snoozed" && snoozedUntil !== null && snoozedUntil > now && (!dueAt || dueAt > now);
}
