import { automationHours, hoursLeft, timeSaved } from "~/features/number-figures/model/automation-hours";
import { FigureInput } from "~/features/number-figures/figure-input";
import { island } from "~/lib/react/island";
import { FigureFrame } from "~/ui/figure-frame";
import { LegendItem } from "~/ui/legend-item";
import { week } from "./content";

/** The same working week twice: with the task done by hand, and with what automation leaves of it. */
function MorningsBack() {
  return <FigureInput figure={automationHours}>{(hours) => <TwoWeeks hours={hours} />}</FigureInput>;
}

export default island(MorningsBack);

function TwoWeeks({ hours }: { hours: number }) {
  const left = hoursLeft(hours);
  return (
    <FigureFrame
      example
      caption={`a task that comes back every day, local time. With ${timeSaved}% of the time saved, ${hours} hours a week become ${left}.`}
      legend={
        <>
          <LegendItem swatch="bg-blue">The task, by hand</LegendItem>
          <LegendItem swatch="bg-accent">The task, automated</LegendItem>
          <LegendItem swatch="bg-sand-2 outline outline-rule-2">Everything else</LegendItem>
        </>
      }
    >
      <div className="relative grid gap-8">
        <Week name="By hand" hours={hours} className="fill-blue" />
        <Week name="Automated" hours={left} className="fill-accent" />
      </div>
    </FigureFrame>
  );
}

interface WeekProps {
  name: string;
  hours: number;
  className: string;
}

const ROW = 22;
const LABEL = 40;

function Week({ name, hours, className }: WeekProps) {
  const height = week.days.length * ROW;
  return (
    <div>
      <p className="flex items-baseline justify-between gap-4 border-b border-axis pb-2">
        <span className="font-strong tracking-name">{name}</span>
        <span className="text-callout-lg leading-none font-strong tracking-callout">
          {hours} <span className="text-small tracking-normal">{hours === 1 ? "hour" : "hours"} a week</span>
        </span>
      </p>
      <div aria-hidden className="mt-3 grid grid-cols-[2.5rem_1fr]">
        <svg width={LABEL} height={height} className="block">
          {week.days.map((day, row) => (
            <text key={day} y={row * ROW + 13} className="text-label font-medium narrow text-ink-3">
              {day}
            </text>
          ))}
        </svg>
        <svg width="100%" height={height + 20} className="block overflow-visible">
          {week.days.map((day, row) => (
            <g key={day}>
              <rect y={row * ROW} width="100%" height="16" className="fill-sand-2" />
              <rect
                y={row * ROW}
                width={share(hours / week.days.length)}
                height="16"
                className={`animate-draw ${className}`}
              />
            </g>
          ))}
          {Array.from({ length: week.hoursPerDay + 1 }, (_, hour) => (
            <Hour key={hour} hour={hour} height={height} />
          ))}
        </svg>
      </div>
    </div>
  );
}

/** A gap between two hours, and every second hour's name under the week. */
function Hour({ hour, height }: { hour: number; height: number }) {
  const last = hour === week.hoursPerDay;
  return (
    <>
      {hour > 0 && !last && (
        <rect x={share(hour)} width="2" height={height} transform="translate(-1)" className="fill-paper" />
      )}
      {hour % 2 === 0 && (
        <text
          x={share(hour)}
          y={height + 12}
          textAnchor={hour === 0 ? "start" : last ? "end" : "middle"}
          className="text-tick font-medium narrow text-ink-3 tabular"
        >
          {`${week.opensAt + hour}:00`}
        </text>
      )}
    </>
  );
}

function share(hours: number): string {
  return `${Math.round((hours / week.hoursPerDay) * 10_000) / 100}%`;
}
