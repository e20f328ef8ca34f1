import { replyHours } from "~/catalogue/promises/enquiries.data";
import { cx } from "~/lib/react/cx";
import { LegendItem } from "~/ui/legend-item";
import type { ReportWeek } from "../../core/statistics/first-replies.ts";
import { at, columns, PromiseLine, SPAN } from "./reply-axis";
import { durationText, share, shortDay } from "./report-text";

const ROW = 64;
/** From the lower edge of a block to that of the next: less where many stand on each other, until they touch. */
const PITCH = { most: 10, least: 5 };
const STACK = ROW - 4;

/** First replies, week by week: a block for an enquiry, at the hour after it came at which its reply left. */
export function ReplyMarks({ weeks }: { weeks: readonly ReportWeek[] }) {
  const most = Math.max(1, ...weeks.flatMap(({ halfHours }) => halfHours));
  const pitch = Math.max(PITCH.least, Math.min(PITCH.most, STACK / most));
  const scale = { pitch, unit: Math.ceil((most * pitch) / STACK) };
  return (
    <figure className="min-w-0">
      <div className="relative">
        <PromiseLine />
        <p aria-hidden className={cx(columns, "label-text text-ink-2 max-sm:hidden")}>
          <span className="col-start-3 flex justify-between">
            <span>kept</span>
            <span>median</span>
          </span>
        </p>
        <ol>
          {weeks.map((week) => (
            <Week key={week.monday} week={week} scale={scale} />
          ))}
        </ol>
      </div>
      <figcaption className="label-text mt-4 flex flex-wrap gap-x-6 gap-y-1.5 text-ink-2">
        <LegendItem swatch="bg-unit">
          {`${scale.unit === 1 ? "One enquiry" : `Up to ${scale.unit} enquiries`}, at the hour its first reply left`}
        </LegendItem>
        <LegendItem swatch="bg-danger">Late</LegendItem>
        <span className="inline-flex items-center gap-2 text-ink-3">
          <span aria-hidden className="h-3.5 w-0.5 bg-blue-text forced-color-adjust-none" />
          Median of the week
        </span>
      </figcaption>
    </figure>
  );
}

interface Scale {
  pitch: number;
  /** How many enquiries a block stands for. */
  unit: number;
}

function Week({ week, scale }: { week: ReportWeek; scale: Scale }) {
  const { monday, count, kept, medianMinutes, unanswered } = week;
  return (
    <li className={columns}>
      <p className="self-end pb-1 text-small leading-tight">
        {shortDay(monday)}
        <span className="label-text block text-ink-2">
          {count} {count === 1 ? "enquiry" : "enquiries"}
        </span>
      </p>
      <svg aria-hidden height={ROW} className="block w-full overflow-visible border-b border-rule-2">
        {week.halfHours.flatMap((enquiries, bin) => stack(enquiries, bin, scale))}
        {medianMinutes !== null && (
          <rect x={at(medianMinutes / 60)} width="2" height={ROW - 8} y="8" className="fill-blue" />
        )}
      </svg>
      <p className="label-text flex flex-wrap items-end justify-between gap-x-3 border-rule-2 pb-1 text-ink-2 max-sm:col-start-2 max-sm:justify-start sm:border-b">
        <span className="text-small font-strong text-ink">
          {share(kept, count)}
          <span className="sr-only"> kept</span>
        </span>
        {medianMinutes !== null && (
          <span>
            <span className="sr-only">half within </span>
            {durationText(medianMinutes)}
          </span>
        )}
        {unanswered > 0 && <span className="w-full text-danger">{unanswered} without a reply</span>}
      </p>
    </li>
  );
}

function stack(enquiries: number, bin: number, { pitch, unit }: Scale) {
  const late = bin / 2 >= replyHours;
  return Array.from({ length: Math.ceil(enquiries / unit) }, (_, index) => (
    <rect
      key={`${bin}-${index}`}
      x={at(bin / 2)}
      y={ROW - (index + 1) * pitch}
      width={`${(0.42 / SPAN) * 100}%`}
      height={pitch * 0.8}
      className={late ? "fill-danger" : "fill-unit"}
    />
  ));
}
