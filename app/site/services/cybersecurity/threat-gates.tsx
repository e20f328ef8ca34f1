import type { Threat, ThreatName } from "~/catalogue/threats";
import { barsPath } from "~/figures/bars";
import { seededRandom } from "~/figures/random";
import { FigureFrame } from "~/ui/figure-frame";
import { LegendItem } from "~/ui/legend-item";

export interface ThreatLane {
  description: string;
  /** How many of the lane's lines end at each of the first three gates, in an example. */
  stopped: Record<"Filter" | "Identity" | "Endpoint", number>;
}

/** From the outside in; `x` in per cent of the lane. */
const gates = [
  { name: "Filter", x: 28, fill: "fill-cybersecurity/45", swatch: "bg-cybersecurity/45" },
  { name: "Identity", x: 49, fill: "fill-cybersecurity/70", swatch: "bg-cybersecurity/70" },
  { name: "Endpoint", x: 70, fill: "fill-cybersecurity", swatch: "bg-cybersecurity" },
  { name: "Analyst", x: 89, fill: "fill-blue-2", swatch: "bg-blue-2" },
] as const;

const PITCH = 4;
const PADDING = 18;

/** Each threat is a lane as thick as its share; each of its lines ends at the gate that stops it. */
export function ThreatGates({
  threats,
  lanes,
}: {
  threats: readonly Threat[];
  lanes: Record<ThreatName, ThreatLane>;
}) {
  return (
    <FigureFrame
      example
      caption="each line is one per cent of security incidents and ends at the gate that stops it. Shares overlap: one incident can involve several threats."
      legend={
        <>
          {gates.map((gate) => (
            <LegendItem key={gate.name} swatch={gate.swatch}>
              {gate.name === "Analyst" ? "Stopped by an analyst" : `Stopped at ${gate.name.toLowerCase()}`}
            </LegendItem>
          ))}
          <LegendItem swatch="bg-blue">Your data</LegendItem>
        </>
      }
    >
      <div aria-hidden className="grid-12">
        <svg height="30" width="100%" className="col-span-full md:col-span-8 md:col-start-5">
          {gates.map(({ name, x }) => (
            <text key={name} x={`${x}%`} dx="4" y="18" textAnchor="end" className="label-text text-ink-2">
              {name}
            </text>
          ))}
          <text x="100%" y="18" textAnchor="end" className="label-text text-ink-2 max-md:hidden">
            Your data
          </text>
        </svg>
      </div>
      <ul data-scale="lines" className="border-b border-rule-2">
        {threats.map((threat, index) => (
          <li key={threat.name} className="grid-12 border-t border-rule-2">
            <div className="col-span-full grid grid-cols-[1fr_auto] content-start gap-x-4 pt-4 pb-3 md:col-span-4">
              <p className="pb-1 text-h4">{threat.name}</p>
              <p className="row-span-2 text-callout-6xl leading-none font-strong tracking-figure">
                {threat.share}%
              </p>
              <p className="text-small text-ink-2">{lanes[threat.name].description}</p>
            </div>
            <div aria-hidden className="col-span-full md:col-span-8">
              <Lane share={threat.share} stopped={lanes[threat.name].stopped} seed={index + 3} />
            </div>
          </li>
        ))}
      </ul>
    </FigureFrame>
  );
}

interface LaneProps {
  share: number;
  stopped: ThreatLane["stopped"];
  seed: number;
}

function Lane({ share, stopped, seed }: LaneProps) {
  const height = share * PITCH + 2 * PADDING;
  return (
    <svg width="100%" height={height} className="block">
      <svg width="100%" height={height} viewBox={`0 0 1000 ${height}`} preserveAspectRatio="none">
        {layers({ share, stopped, seed }).map((layer) => (
          <path key={layer.className} {...layer} className={`${layer.className} animate-draw`} />
        ))}
      </svg>
      {gates.map(({ name, x }) => (
        <line key={name} x1={`${x}%`} x2={`${x}%`} y2={height} className="stroke-ink stroke-[1.5]" />
      ))}
      <rect x="98.5%" width="1.5%" height={height} className="fill-blue" />
    </svg>
  );
}

function layers({ share, stopped, seed }: LaneProps) {
  const random = seededRandom(seed);
  const { Filter, Identity, Endpoint } = stopped;
  const counts = [Filter, Identity, Endpoint, share - Filter - Identity - Endpoint];
  const lines = gates
    .flatMap((gate, index) => Array.from({ length: counts[index] ?? 0 }, () => ({ gate, order: random() })))
    .toSorted((a, b) => a.order - b.order)
    .map(({ gate }, row) => ({ gate, row, start: random() ** 2 * 120 }));
  return gates.map((gate) => ({
    className: gate.fill,
    d: barsPath(
      lines
        .filter((line) => line.gate === gate)
        .map(({ row, start }) => ({
          x: start,
          y: PADDING + row * PITCH,
          width: gate.x * 10 - start,
          height: 2.6,
        })),
    ),
  }));
}
