import { type Bar, barsPath } from "~/figures/bars";
import { FigureFrame } from "~/ui/figure-frame";
import { LegendItem } from "~/ui/legend-item";
import { type Load, loadOf, loadOn, mostServers, serversIn } from "./school-year";

export interface HalfYear {
  /** E.g. "September to February". */
  name: string;
  /** Names over busy weeks and under quiet ones; the week counts from the start of the half. */
  busy: readonly WeekLabel[];
  quiet: readonly WeekLabel[];
}

interface YearCalendarProps {
  halves: readonly HalfYear[];
  caption: string;
  /** What each tone stands for, and the outline. */
  keys: Readonly<Record<Load | "off", string>>;
}

export interface WeekLabel {
  week: number;
  text: string;
}

const WEEKS = 26;
const DAY = { pitch: 15, height: 11 };
const SERVER = { pitch: 11, height: 8 };
const CALENDAR = 7 * DAY.pitch;
const GAP = 18;
const HEIGHT = CALENDAR + GAP + mostServers * SERVER.pitch;
const COLUMN = { pitch: 10, width: 7.6 };

/** A school year as a calendar of days, over the servers that each of its weeks gets; both halves stand on one line. */
export function YearCalendar({ halves, caption, keys }: YearCalendarProps) {
  return (
    <FigureFrame
      example
      caption={caption}
      legend={
        <>
          {loads.map((load) => (
            <LegendItem key={load} swatch={tones[load].swatch}>
              {keys[load]}
            </LegendItem>
          ))}
          <LegendItem swatch="border border-rule-2 h-3!">{keys.off}</LegendItem>
        </>
      }
    >
      <div className="relative grid grid-cols-2">
        {halves.map((half, index) => (
          <Half key={half.name} half={half} first={index * WEEKS} />
        ))}
      </div>
    </FigureFrame>
  );
}

/** From few people to all of them. */
const loads: readonly Load[] = ["quiet", "teaching", "exams"];
const tones: Record<Load, { fill: string; swatch: string }> = {
  quiet: { fill: "fill-rule", swatch: "bg-rule" },
  teaching: { fill: "fill-accent/55", swatch: "bg-accent/55" },
  exams: { fill: "fill-accent", swatch: "bg-accent" },
};

function Half({ half, first }: { half: HalfYear; first: number }) {
  return (
    <div
      role="img"
      aria-label={`${half.name}, an example. Busiest: ${named(half.busy)}, with ten servers in the exam and enrolment weeks. Quiet, with two: ${named(half.quiet)}.`}
    >
      <p className="label-text text-ink-3">{half.name}</p>
      <Labels labels={half.busy} className="font-strong text-ink" />
      <svg
        viewBox={`0 0 ${WEEKS * COLUMN.pitch} ${HEIGHT}`}
        preserveAspectRatio="none"
        width="100%"
        height={HEIGHT}
        className="block animate-draw"
      >
        {loads.map((load) => (
          <path
            key={load}
            d={
              days(first, load) +
              serverUnits(first, (week) => [0, loadOf(week) === load ? serversIn(week) : 0])
            }
            className={tones[load].fill}
          />
        ))}
        <path
          d={serverUnits(first, (week) => [serversIn(week), mostServers])}
          className="fill-none stroke-rule-2"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <Labels labels={half.quiet} className="text-ink-3" />
    </div>
  );
}

function named(labels: readonly WeekLabel[]): string {
  return labels.map(({ text }) => text.toLowerCase()).join(", ");
}

function Labels({ labels, className }: { labels: readonly WeekLabel[]; className: string }) {
  return (
    <svg width="100%" height="22" className={`label-text block overflow-visible ${className}`}>
      {labels.map(({ week, text }) => (
        <text
          key={week}
          x={`${week > 22 ? 100 : (week / WEEKS) * 100}%`}
          y="15"
          textAnchor={week > 22 ? "end" : "start"}
          // On a phone it would touch the one before it.
          className={week > 22 ? "max-sm:hidden" : undefined}
        >
          {text}
        </text>
      ))}
    </svg>
  );
}

function days(first: number, load: Load): string {
  const bars: Bar[] = [];
  for (let week = 0; week < WEEKS; week++) {
    for (let day = 0; day < 7; day++) {
      if (loadOn(first + week, day) !== load) continue;
      bars.push({ x: week * COLUMN.pitch, y: day * DAY.pitch, width: COLUMN.width, height: DAY.height });
    }
  }
  return barsPath(bars);
}

function serverUnits(first: number, range: (week: number) => readonly [from: number, to: number]): string {
  const bars: Bar[] = [];
  for (let week = 0; week < WEEKS; week++) {
    const [from, to] = range(first + week);
    for (let server = from; server < to; server++) {
      bars.push({
        x: week * COLUMN.pitch,
        y: HEIGHT - (server + 1) * SERVER.pitch + 1.5,
        width: COLUMN.width,
        height: SERVER.height,
      });
    }
  }
  return barsPath(bars);
}
