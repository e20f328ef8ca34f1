import type { ReactNode } from "react";

import { cx } from "~/lib/react/cx";
import { FigureFrame } from "~/ui/figure-frame";
import {
  correlated,
  eventMarks,
  EVENTS_PER_MARK,
  incidents,
  MOST_MARKS,
  QUARTERS,
  quarterMarks,
  read,
  UNIT,
} from "./example-events";

const wideMarks = eventMarks(QUARTERS, EVENTS_PER_MARK.wide);
const narrowMarks = eventMarks(QUARTERS / 2, EVENTS_PER_MARK.narrow);
const hours = [0, 6, 12, 18, 24];

/** One day from left to right, four stages from top to bottom; the two lines are the incidents that come through. */
export function DayOfEvents() {
  return (
    <FigureFrame
      example
      caption="a day in your local time, on the Professional SOC plan. The two lines are incidents: each raises an alert before its quarter of an hour is over."
    >
      <div className="relative">
        <ol className="border-t border-rule-2">
          <Stage
            title="1M+ events come in"
            text={
              <>
                One mark is <span className="max-md:hidden">1,000</span>
                <span className="md:hidden">2,000</span> events, one column{" "}
                <span className="max-md:hidden">15</span>
                <span className="md:hidden">30</span> minutes.
              </>
            }
            className="min-h-44"
          >
            <Marks
              d={wideMarks}
              y={12}
              height={MOST_MARKS * UNIT}
              className="animate-draw fill-tier-3 max-md:hidden"
            />
            <Marks
              d={narrowMarks}
              y={12}
              height={MOST_MARKS * UNIT}
              className="animate-draw fill-tier-3 md:hidden"
            />
          </Stage>
          <Stage title="Correlated" text="Routine events drop out; related ones are joined.">
            <Marks d={quarterMarks(correlated, 24)} y={20} height={24} className="fill-tier-2" />
          </Stage>
          <Stage title="Read by an analyst" text="A person checks each one and closes most.">
            <Marks d={quarterMarks(read, 24)} y={20} height={24} className="fill-ink" />
          </Stage>
          <Stage title="You get a call" text="Twice that day, with what we've already done." last />
        </ol>
      </div>
      <div aria-hidden className="grid-12">
        <svg width="100%" height="26" className="col-span-full md:col-span-9 md:col-start-4">
          {hours.map((hour) => (
            <text
              key={hour}
              x={`${(hour / 24) * 100}%`}
              y="20"
              textAnchor={hour === 0 ? "start" : hour === 24 ? "end" : "middle"}
              className="label-text text-ink-3"
            >
              {String(hour).padStart(2, "0")}:00
            </text>
          ))}
        </svg>
      </div>
    </FigureFrame>
  );
}

interface StageProps {
  title: string;
  text: ReactNode;
  className?: string;
  /** The lines end here, in a bar as wide as the time it took at most. */
  last?: boolean;
  children?: ReactNode;
}

function Stage({ title, text, className = "min-h-16", last, children }: StageProps) {
  return (
    <li className="grid-12 border-b border-rule-2">
      <div className="col-span-full pt-3.5 md:col-span-3 md:pb-3">
        <p className="font-strong tracking-name">{title}</p>
        <p className="text-small leading-snug text-ink-2">{text}</p>
      </div>
      <div className={cx("relative col-span-full md:col-span-9", className)}>
        <svg aria-hidden className="absolute inset-0 size-full">
          {incidents.map((quarter) => (
            <rect
              key={quarter}
              x={`${((quarter + 0.34) / QUARTERS) * 100}%`}
              width="2"
              height={last ? 20 : "100%"}
              className="fill-cybersecurity"
            />
          ))}
          {children}
          {last &&
            incidents.map((quarter) => (
              <rect
                key={quarter}
                x={`${(quarter / QUARTERS) * 100}%`}
                y="20"
                width={`${100 / QUARTERS}%`}
                height="24"
                className="fill-cybersecurity"
              />
            ))}
          {last &&
            incidents.map((quarter) => (
              <text
                key={quarter}
                x={`${((quarter + 1) / QUARTERS) * 100}%`}
                dx="8"
                y="37"
                className="label-text text-ink"
              >
                {clock(quarter)}
              </text>
            ))}
        </svg>
      </div>
    </li>
  );
}

/** A path in a box 1000 wide that stretches with the page; only lengths are drawn in it. */
function Marks({ d, y, height, className }: { d: string; y: number; height: number; className: string }) {
  return (
    <svg
      y={y}
      width="100%"
      height={height}
      viewBox={`0 0 1000 ${height}`}
      preserveAspectRatio="none"
      className={className}
    >
      <path d={d} />
    </svg>
  );
}

function clock(quarter: number): string {
  return `${String(Math.floor(quarter / 4)).padStart(2, "0")}:${String((quarter % 4) * 15).padStart(2, "0")}`;
}
