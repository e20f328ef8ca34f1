import { replyHours } from "~/catalogue/promises/enquiries.data";
import { cx } from "~/lib/react/cx";
import { LegendItem } from "~/ui/legend-item";
import { duration, officeMoment } from "../../core/office-clock.ts";
import { distance, drawnHours, isLate, type ReplyTime, type Stretch, stretches } from "./reply-time.ts";

const fills: Record<Stretch["kind"], string> = {
  passed: "fill-unit",
  office: "fill-blue",
  closed: "fill-blue-3",
  late: "fill-danger",
};

/** The promised hours, one block each, to scale. What it shows stands beside it in words. */
export function HourBlocks({ time }: { time: ReplyTime }) {
  const late = isLate(time);
  const sent = officeMoment(time.from, time.now);
  const due = officeMoment(time.dueAt, time.now);
  return (
    <figure>
      <div
        role="img"
        aria-label={
          late
            ? `The ${replyHours} hours from ${sent} to ${due} have passed, and ${duration(distance(time))} more.`
            : `The ${replyHours} hours from ${sent} to ${due}: ${duration(distance(time))} are left.`
        }
      >
        <Blocks time={time} columns={drawnHours(time)} className="h-14 max-sm:hidden" />
        <Blocks time={time} columns={12} className={cx("sm:hidden", late ? "h-26" : "h-16")} />
      </div>
      <figcaption className="label-text mt-2 flex flex-wrap items-baseline justify-between gap-x-5 gap-y-2 text-ink-3">
        <span>
          <span className="max-sm:hidden">Sent {sent}</span>
          <span className="sm:hidden">Rows of 12 hours</span>
        </span>
        <span className="order-last flex flex-wrap gap-x-5 gap-y-1 max-sm:w-full sm:order-none">
          <LegendItem swatch="bg-unit">Passed</LegendItem>
          {late ? (
            <LegendItem swatch="bg-danger">Late</LegendItem>
          ) : (
            <>
              <LegendItem swatch="bg-blue">Office hours</LegendItem>
              <LegendItem swatch="bg-blue-3">Office closed</LegendItem>
            </>
          )}
          <span className="max-sm:hidden">One block is one hour</span>
        </span>
        <span>{late ? `Now ${officeMoment(time.now, time.now)}` : due}</span>
      </figcaption>
    </figure>
  );
}

interface BlocksProps {
  time: ReplyTime;
  /** How many hours stand in a row. */
  columns: number;
  className: string;
}

/** Rows are two units high with a gap between them; the cuts between blocks keep their width at every size. */
export function Blocks({ time, columns, className }: BlocksProps) {
  const rows = Math.ceil(drawnHours(time) / columns);
  const height = rows * ROW - GAP;
  return (
    <svg
      viewBox={`0 0 ${columns} ${height}`}
      preserveAspectRatio="none"
      aria-hidden
      className={cx("block w-full", className)}
    >
      {stretches(time).map(({ kind, from, to }) => (
        <path key={`${kind}-${from}`} d={rowsPath(from, to, columns)} className={fills[kind]} />
      ))}
      <path
        d={Array.from({ length: columns - 1 }, (_, index) => `M${index + 1} 0V${height}`).join("")}
        className="stroke-paper stroke-3 [vector-effect:non-scaling-stroke]"
      />
    </svg>
  );
}

const ROW = 8;
const GAP = 1;

function rowsPath(from: number, to: number, columns: number): string {
  const parts: string[] = [];
  for (let row = Math.floor(from / columns); row * columns < to; row += 1) {
    const start = Math.max(from, row * columns) - row * columns;
    const end = Math.min(to, (row + 1) * columns) - row * columns;
    if (end > start) parts.push(`M${start} ${row * ROW}H${end}v${ROW - GAP}H${start}z`);
  }
  return parts.join("");
}
