import { replyHours } from "~/catalogue/promises/enquiries";
import { LegendItem } from "~/ui/legend-item";
import { DRAWN_HOURS, type ReportWeek } from "../../core/statistics/first-replies.ts";
import { share, shortDay, spell } from "./spell";

/** Blocks that fit one above the other into a week's row. */
const HIGHEST = 6;
const BLOCK = 8;
const PITCH = 10;
const ROW = HIGHEST * PITCH + 4;
/** The last bin stands for everything beyond the axis. */
const SPAN = DRAWN_HOURS + 0.5;

/** First replies, week by week: a block for an enquiry, at the hour after it came at which its reply left. */
export function ReplyMarks({ weeks }: { weeks: readonly ReportWeek[] }) {
  const most = Math.max(1, ...weeks.flatMap(({ halfHours }) => halfHours));
  const unit = Math.ceil(most / HIGHEST);
  return (
    <figure className="min-w-0">
      <div className={row}>
        <span />
        <Axis />
        <span aria-hidden className="label-text hidden justify-between self-end text-ink-2 sm:flex">
          <span>kept</span>
          <span>median</span>
        </span>
      </div>
      <ol>
        {weeks.map((week) => (
          <Week key={week.monday} week={week} unit={unit} />
        ))}
      </ol>
      <figcaption className="label-text mt-4 flex flex-wrap gap-x-6 gap-y-1.5 text-ink-2">
        <LegendItem swatch="bg-unit">
          {`${unit === 1 ? "One enquiry" : `Up to ${unit} enquiries`}, at the hour its first reply left`}
        </LegendItem>
        <LegendItem swatch="bg-danger">Late</LegendItem>
        <LegendItem swatch="bg-blue">Median of the week</LegendItem>
      </figcaption>
    </figure>
  );
}

const row = "grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 sm:grid-cols-[6rem_minmax(0,1fr)_8rem]";

function Week({ week, unit }: { week: ReportWeek; unit: number }) {
  const { monday, count, kept, medianMinutes, unanswered } = week;
  return (
    <li className={row}>
      <p className="self-end pb-1 text-small leading-tight">
        {shortDay(monday)}
        <span className="label-text block text-ink-2">
          {count} {count === 1 ? "enquiry" : "enquiries"}
        </span>
      </p>
      <svg aria-hidden height={ROW} className="block w-full overflow-visible border-b border-rule-2">
        <rect x={at(replyHours)} width="1" height={ROW} className="fill-blue" />
        {week.halfHours.flatMap((enquiries, bin) => stack(enquiries, bin, unit))}
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
            {spell(medianMinutes)}
          </span>
        )}
        {unanswered > 0 && <span className="w-full text-danger">{unanswered} without a reply</span>}
      </p>
    </li>
  );
}

function stack(enquiries: number, bin: number, unit: number) {
  const late = bin / 2 >= replyHours;
  return Array.from({ length: Math.ceil(enquiries / unit) }, (_, index) => (
    <rect
      key={`${bin}-${index}`}
      x={at(bin / 2)}
      y={ROW - (index + 1) * PITCH}
      width={`${(0.42 / SPAN) * 100}%`}
      height={BLOCK}
      className={late ? "fill-danger" : "fill-unit"}
    />
  ));
}

function Axis() {
  return (
    <svg aria-hidden height="40" className="block w-full overflow-visible text-ink-2">
      {Array.from({ length: DRAWN_HOURS / 2 + 1 }, (_, index) => index * 2).map((hour) => (
        <g key={hour}>
          <rect x={at(hour)} width="1" height={hour % 6 === 0 ? 12 : 7} className="fill-axis" />
          {hour % 6 === 0 && hour !== replyHours && (
            <text x={at(hour)} y="26" textAnchor={hour === 0 ? "start" : "middle"} className={axisLabel}>
              {hour === 0 || hour === DRAWN_HOURS ? `${hour} h` : hour}
            </text>
          )}
        </g>
      ))}
      <rect x={at(replyHours)} width="1" height="40" className="fill-blue" />
      <text
        x={at(replyHours)}
        y="36"
        dx="-6"
        textAnchor="end"
        className={`${axisLabel} fill-blue-text font-strong`}
      >
        {replyHours} h, promised
      </text>
    </svg>
  );
}

const axisLabel = "fill-current text-[0.75rem] tabular-nums";

function at(hours: number): string {
  return `${(Math.min(hours, DRAWN_HOURS + 0.25) / SPAN) * 100}%`;
}
