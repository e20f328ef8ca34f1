import { cx } from "~/lib/react/cx";
import { FigureFrame } from "~/ui/figure-frame";
import { LegendItem } from "~/ui/legend-item";
import type { ReviewStep } from "./content";
import { schedule, type ScheduledStep, type Weeks } from "./schedule";

/** The first four steps take 8 to 14 weeks; the fifth has no end, so the scale goes on a little. */
const WEEKS = 16;
const evenWeeks = [0, 2, 4, 6, 8, 10, 12, 14, 16];

/** The five steps on a week axis, each once at its shortest and once at its longest. */
export function ReviewSchedule({ steps }: { steps: readonly ReviewStep[] }) {
  const rows = schedule(steps, WEEKS);
  return (
    <FigureFrame
      caption="Weeks from kick-off. The four dated steps take 8 weeks at the quickest and 14 at the longest; the fifth goes on."
      legend={
        <>
          <LegendItem swatch="bg-tier-2">Every step at its shortest</LegendItem>
          <LegendItem swatch="bg-tier-4">Every step at its longest</LegendItem>
        </>
      }
    >
      <div className="relative">
        <ol className="border-t border-axis">
          {rows.map((row, index) => (
            <Row key={row.step.title} row={row} index={index} />
          ))}
        </ol>
      </div>
      <svg aria-hidden width="100%" height="26" className="block overflow-visible">
        {evenWeeks.map((week) => (
          <text
            key={week}
            x={percent(week)}
            y="20"
            textAnchor={week === 0 ? "start" : week === WEEKS ? "end" : "middle"}
            className="label-text text-ink-3"
          >
            {week}
          </text>
        ))}
      </svg>
    </FigureFrame>
  );
}

function Row({ row, index }: { row: ScheduledStep; index: number }) {
  const { step, quickest, longest } = row;
  return (
    <li className="relative border-b border-rule-2 pt-4 md:grid md:h-25 md:grid-cols-16 md:items-center md:pt-0">
      <svg aria-hidden width="100%" height="100%" className="absolute inset-0">
        {evenWeeks.slice(1, -1).map((week) => (
          <line
            key={week}
            x1={percent(week)}
            x2={percent(week)}
            y2="100%"
            className={week === 8 || week === 14 ? "stroke-rule-2" : "stroke-rule"}
          />
        ))}
      </svg>
      <div className={cx("relative", places[index])}>
        <p className="flex w-fit flex-col bg-paper pr-3">
          <span className="label-text text-ink-3">Step {index + 1}</span>
          <span className="text-callout-xl leading-tight font-strong tracking-duration lg:text-callout-2xl">
            {step.duration}
          </span>
          <span className="leading-tight text-ink-2">{step.title}</span>
        </p>
      </div>
      <svg
        aria-hidden
        width="100%"
        height="64"
        className="relative block animate-draw md:absolute md:inset-x-0 md:top-4.5"
      >
        <Span weeks={quickest} y={14} open={!step.weeks} className="stroke-tier-2" />
        <Span weeks={longest} y={36} open={!step.weeks} className="stroke-tier-4" />
      </svg>
    </li>
  );
}

/** A bar; without an end it breaks up into units. */
function Span({ weeks, y, open, className }: { weeks: Weeks; y: number; open: boolean; className: string }) {
  return (
    <line
      x1={percent(weeks[0])}
      x2={percent(weeks[1])}
      y1={y + 8}
      y2={y + 8}
      strokeWidth="16"
      strokeDasharray={open ? "12 5" : undefined}
      className={className}
    />
  );
}

/** Where a row has room for its text: behind the bars of the first three steps, before those of the last two. */
const places = [
  "md:col-start-3 md:col-end-13 md:pl-5",
  "md:col-start-6 md:col-end-16 md:pl-5",
  "md:col-start-7 md:col-end-16 md:pl-5",
  "md:col-start-1 md:col-end-5 md:pr-3",
  "md:col-start-1 md:col-end-9",
];

function percent(week: number): string {
  return `${(week / WEEKS) * 100}%`;
}
