import { axisTicks, closedTimes } from "./axis-ticks.ts";
import type { Drawn, TimelineEntry } from "./timeline";
import { FOOT, type Leader, leaderPath, TOP, yAt } from "./timeline-layout.ts";

interface AxisDrawingProps {
  drawn: Drawn;
  entries: readonly TimelineEntry[];
}

/** Every entry says its time in words: what is drawn here is decoration to a screen reader. */
export function AxisDrawing({ drawn, entries }: AxisDrawingProps) {
  const height = Math.max(drawn.height, drawn.axis.length + FOOT);
  return (
    <>
      <svg aria-hidden width="118" height={height} className="absolute top-0 left-0 max-md:hidden">
        <Scale drawn={drawn} x={74} />
        <Labels drawn={drawn} x={60} />
        <Marks drawn={drawn} entries={entries} places={{ axisX: 74, outerX: 98, entryX: 112 }} />
      </svg>
      <svg aria-hidden width="36" height={height} className="absolute top-0 left-0 md:hidden">
        <Scale drawn={drawn} x={8} />
        <Marks drawn={drawn} entries={entries} places={{ axisX: 8, outerX: 26, entryX: 32 }} />
      </svg>
    </>
  );
}

function Scale({ drawn: { axis }, x }: { drawn: Drawn; x: number }) {
  const end = TOP + axis.length;
  return (
    <>
      {closedTimes(axis.from, axis.to).map((closed) => (
        <rect
          key={closed.from}
          x={x - 4}
          y={yAt(axis, closed.from)}
          width="8"
          height={yAt(axis, closed.to) - yAt(axis, closed.from)}
          className="fill-sand-2"
        />
      ))}
      <rect x={x} y={TOP} width="1" height={axis.length} className="fill-ink" />
      {axisTicks(axis, 44).map(({ at }) => (
        <rect key={at} x={x - 8} y={Math.round(yAt(axis, at))} width="8" height="1" className="fill-ink-3" />
      ))}
      <rect x={x - 9} y={end - 1} width="18" height="2" className="fill-blue-text" />
    </>
  );
}

/** None where "now" or the beginning stands. */
function Labels({ drawn: { axis }, x }: { drawn: Drawn; x: number }) {
  const end = TOP + axis.length;
  return (
    <g textAnchor="end" className="text-tick font-medium narrow tabular-nums">
      {axisTicks(axis, 44)
        .map(({ at, label }) => ({ y: yAt(axis, at), label }))
        .filter(({ y }) => y < end - 16)
        .map(({ y, label }) => (
          <text key={label + y} x={x} y={Math.round(y) + 4} className="fill-ink-3">
            {label}
          </text>
        ))}
      <text x={x} y={end + 4} className="fill-blue-text font-strong">
        now
      </text>
    </g>
  );
}

interface MarksProps extends AxisDrawingProps {
  places: Record<"axisX" | "outerX" | "entryX", number>;
}

/** Lanes for more would run into each other. */
const MOST_LANES = 16;

function Marks({ drawn, entries, places }: MarksProps) {
  return drawn.leaders.map((leader, index) => {
    const { key, kind } = entries[index] ?? { key: String(index), kind: "event" as const };
    return (
      <g key={key}>
        {leader.lanes <= MOST_LANES && (
          <path
            d={leaderPath(leader, {
              ...places,
              entryX: places.entryX - (kind === "note" ? 12 : kind === "staff" ? 11 : 0),
            })}
            fill="none"
            className={kind === "event" ? "stroke-rule-2" : "stroke-control"}
          />
        )}
        {kind !== "event" && <Square leader={leader} x={places.axisX} isOurs={kind === "staff"} />}
      </g>
    );
  });
}

function Square({ leader, x, isOurs }: { leader: Leader; x: number; isOurs: boolean }) {
  return (
    <rect
      x={x - 3}
      y={Math.round(leader.y) - 3}
      width="7"
      height="6"
      className={isOurs ? "fill-blue-text" : "fill-ink"}
    />
  );
}
