import { cx } from "~/lib/react/cx";
import { FigureFrame } from "~/ui/figure-frame";
import { LegendItem } from "~/ui/legend-item";
import { stations } from "./content";

const HEIGHT = 400;
const TOP = 90;
const BOTTOM = 310;
const TRACK = 12;

/** The places of the stations from left to right, in per cent: four above, and clockwise back below. */
const places = [15, 38.5, 61.5, 85];

/** The short ways back inside the loop. */
const returns = [
  { label: "Test fails: back to code", from: 85, to: 38.5, edge: TOP, lane: 152 },
  { label: "Alert fires: back to the last release", from: 38.5, to: 85, edge: BOTTOM, lane: 248 },
] as const;

/** Eight stations on a closed track, and two short ways back for changes that are not good enough. */
export function DeliveryLoop() {
  return (
    <FigureFrame
      caption="The delivery loop. Each dash is one change; small ones travel faster and are easier to send back."
      legend={
        <>
          <LegendItem swatch="bg-tier-2">A change on its way</LegendItem>
          <LegendItem swatch="bg-cybersecurity">The way back</LegendItem>
        </>
      }
    >
      <svg
        role="img"
        aria-label={`The delivery loop: ${stations.map(({ name, note }) => `${name} (${note})`).join(", ")}, and back to Plan. A failed test leads back to Code; an alert in Operate brings the last release back.`}
        width="100%"
        height={HEIGHT}
        className="block overflow-visible"
      >
        <Track className="stroke-blue-tint" />
        <Track className="stroke-tier-2" strokeDasharray="22 9" />
        {returns.map((way) => (
          <Return key={way.label} {...way} />
        ))}
        <Lesson />
        {stations.map((station, index) => (
          <StationMark key={station.name} {...station} number={index + 1} />
        ))}
      </svg>
    </FigureFrame>
  );
}

function Track({ className, strokeDasharray }: { className: string; strokeDasharray?: string }) {
  return (
    <rect
      x="2%"
      y={TOP}
      width="96%"
      height={BOTTOM - TOP}
      strokeWidth={TRACK}
      strokeDasharray={strokeDasharray}
      className={cx("fill-none [rx:40px] sm:[rx:84px]", className)}
    />
  );
}

function StationMark({ name, note, number }: { name: string; note: string; number: number }) {
  const up = number <= places.length;
  const x = places[up ? number - 1 : 2 * places.length - number];
  return (
    <svg x={`${x}%`} y={up ? TOP : BOTTOM} className="overflow-visible">
      <rect x="-14" y="-13" width="28" height="26" rx="2" className="fill-paper" />
      <rect x="-11" y="-13" width="22" height="26" rx="2" className="fill-tier-1" />
      <text y="4.5" textAnchor="middle" className="fill-on-blue text-caption font-strong tabular">
        {number}
      </text>
      <text
        y={up ? -42 : 42}
        textAnchor="middle"
        className="text-plain font-strong tracking-tab text-ink sm:text-title-md"
      >
        {name}
      </text>
      <text y={up ? -24 : 61} textAnchor="middle" className="label-text text-ink-3 max-sm:hidden">
        {note}
      </text>
    </svg>
  );
}

/** Why the track is closed: it stands beside the way from Monitor back to Plan. */
function Lesson() {
  return (
    <svg x="19%" y={(TOP + BOTTOM) / 2} className="overflow-visible max-sm:hidden">
      <text textAnchor="middle" className="label-text text-ink-2">
        <tspan x="0" dy="-4">
          What users do
        </tspan>
        <tspan x="0" dy="18">
          decides what's next
        </tspan>
      </text>
    </svg>
  );
}

interface ReturnProps {
  label: string;
  from: number;
  to: number;
  edge: number;
  lane: number;
}

function Return({ label, from, to, edge, lane }: ReturnProps) {
  const inward = lane > edge ? 1 : -1;
  const start = edge + 18 * inward;
  return (
    <g className="stroke-cybersecurity">
      <line x1={`${from}%`} x2={`${from}%`} y1={start} y2={lane} strokeWidth="2" />
      <line x1={`${from}%`} x2={`${to}%`} y1={lane} y2={lane} strokeWidth="2" />
      <line x1={`${to}%`} x2={`${to}%`} y1={lane} y2={start + 6 * inward} strokeWidth="2" />
      <svg x={`${to}%`} y={start} className="overflow-visible">
        <path d={`M-5 ${9 * inward}L0 0L5 ${9 * inward}z`} className="fill-cybersecurity stroke-none" />
      </svg>
      <text
        x={`${(from + to) / 2}%`}
        y={lane + (inward > 0 ? 21 : -11)}
        textAnchor="middle"
        className="label-text stroke-none text-ink-2"
      >
        {label}
      </text>
    </g>
  );
}
