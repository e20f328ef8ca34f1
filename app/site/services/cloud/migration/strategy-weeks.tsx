import { cx } from "~/lib/react/cx";
import type { Strategy } from "./strategy-chart";
import { positionOfWeek, WEEKS } from "./week-axis";

const PITCH = 30;
const TOP = 22;
const BAR = 11;

/** One strategy's phases as bars on the axis of weeks, with the window in which it ends. */
export function StrategyWeeks({ strategy }: { strategy: Strategy }) {
  const { title, timeline, complexity, phases } = strategy;
  const [earliest, latest] = timeline;
  const height = TOP + phases.length * PITCH + 8;
  // The figure stands where the bars leave room: right of the window, or inside it at the top; on a phone at the edge.
  const inside = latest === WEEKS;
  return (
    <svg
      data-scale="weeks"
      role="img"
      aria-label={`${title}: ${earliest} to ${latest} weeks. Example: ${phases.map(({ name, weeks }) => `${name} weeks ${weeks[0]} to ${weeks[1]}`).join(", ")}.`}
      width="100%"
      height={height}
      className="block overflow-visible"
    >
      <rect
        x={positionOfWeek(earliest)}
        width={positionOfWeek(latest - earliest)}
        height={height}
        className={shades[complexity]}
      />
      {Array.from({ length: WEEKS / 2 + 1 }, (_, index) => (
        <line
          key={index}
          x1={positionOfWeek(index * 2)}
          x2={positionOfWeek(index * 2)}
          y2={height}
          className="stroke-rule"
        />
      ))}
      <line
        x1={positionOfWeek(latest)}
        x2={positionOfWeek(latest)}
        y2={height}
        className={`stroke-2 ${strokes[complexity]}`}
      />
      <Duration timeline={timeline} x={positionOfWeek(latest)} end={inside} className="max-sm:hidden" />
      <Duration timeline={timeline} x="100%" end className="sm:hidden" />
      {phases.map(({ name, weeks: [from, to], label }, index) => {
        const y = TOP + index * PITCH;
        return (
          <g key={name}>
            <rect
              x={positionOfWeek(from)}
              y={y}
              width={positionOfWeek(to - from)}
              height={BAR}
              className={`animate-draw ${bars[complexity]}`}
            />
            <text
              x={positionOfWeek(label === "before" ? from : to)}
              y={y + BAR - 1}
              dx={label === "before" ? -7 : 7}
              textAnchor={label === "before" ? "end" : "start"}
              className="text-caption font-medium narrow max-sm:stroke-ground max-sm:stroke-4 max-sm:[paint-order:stroke]"
            >
              {name}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

interface DurationProps {
  timeline: Strategy["timeline"];
  x: string;
  /** Ends at x instead of starting there. */
  end: boolean;
  className: string;
}

function Duration({ timeline: [earliest, latest], x, end, className }: DurationProps) {
  return (
    <text
      x={x}
      y="50"
      dx={end ? -14 : 14}
      textAnchor={end ? "end" : "start"}
      className={cx("text-callout-2xl font-strong tracking-sum md:text-callout-6xl", className)}
    >
      {`${earliest}–${latest}`}
      <tspan dx="6" className="text-body font-normal tracking-normal">
        weeks
      </tspan>
    </text>
  );
}

type ByComplexity = Record<Strategy["complexity"], string>;

const bars: ByComplexity = { Low: "fill-cloud", Medium: "fill-blue", High: "fill-ink" };
const strokes: ByComplexity = { Low: "stroke-cloud", Medium: "stroke-blue", High: "stroke-ink" };
const shades: ByComplexity = { Low: "fill-blue-tint", Medium: "fill-blue-tint", High: "fill-sand-2" };
