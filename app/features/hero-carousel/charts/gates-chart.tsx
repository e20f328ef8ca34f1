import { type Bar, barsPath } from "~/figures/bars";
import { seededRandom } from "~/figures/random";
import { ChartFrame, ChartLabel, ChartRule, WIDE } from "./chart-frame";
import type { Layer } from "./layers";
import { NARROW, NarrowChart } from "./narrow-chart";

/** From the outside in. `x` is the place in the wide chart in per cent, `y` the height of the gate in the narrow one. */
const gates = [
  { name: "Firewall", stops: 19, x: 88, y: 66, className: "fill-accent/45" },
  { name: "Identity", stops: 9, x: 75.5, y: 120, className: "fill-accent/70" },
  { name: "Endpoint", stops: 5, x: 63.5, y: 172, className: "fill-accent" },
  { name: "Analyst", stops: 1, x: 52.5, y: 218, className: "fill-blue" },
] as const;

const YOUR_TRAFFIC = 4;
const attempts = drawAttempts();

/** Every line is one attempt, coming from the right; it ends at the first gate that knows it. */
export function GatesChart() {
  return (
    <ChartFrame
      label={`${attempts.length} attack attempts in an example day: ${gates.map((gate) => `${gate.stops} stopped at ${gate.name}`).join(", ")}. Your own traffic passes all four.`}
      wide={drawWide()}
      narrow={
        <NarrowChart layers={drawNarrow()}>
          <ChartLabel x={0} y={12} strong={`${attempts.length} attempts`}>
            in an example day
          </ChartLabel>
          {gates.map((gate) => (
            <ChartLabel key={gate.name} x={0} y={gate.y + 18} strong={gate.name}>
              {`${gate.stops} stopped`}
            </ChartLabel>
          ))}
        </NarrowChart>
      }
    >
      {gates.map((gate) => (
        <g key={gate.name}>
          <ChartRule x={gate.x} className="stroke-axis stroke-[1.5]" />
          <ChartLabel x={gate.x} y={28} dx={9} strong={gate.name} />
          <ChartLabel x={gate.x} y={47} dx={9}>
            {`${gate.stops} stopped`}
          </ChartLabel>
        </g>
      ))}
      <ChartLabel x={0} y={470}>
        Your traffic, after all four gates
      </ChartLabel>
    </ChartFrame>
  );
}

type Gate = (typeof gates)[number];

interface Attempt {
  /** Which stops it. */
  gate: Gate;
  /** When it comes, in hours. */
  hour: number;
  /** Its line in the wide chart. */
  bar: Bar;
  /** Where it begins in the narrow one. */
  top: number;
}

function stoppedBy(gate: Gate): Attempt[] {
  return attempts.filter((attempt) => attempt.gate === gate);
}

/** A row of the wide chart, from the bottom. */
function row(index: number, from: number, to: number): Bar {
  return { x: from, y: WIDE - (index + 1) * 11.8, width: to - from, height: 7.4 };
}

function drawWide(): Layer[] {
  const traffic = Array.from({ length: YOUR_TRAFFIC }, (_, index) => row(index, 0, 1000));
  return [
    { className: "fill-tier-1", d: barsPath(traffic) },
    ...gates.map((gate) => ({
      className: gate.className,
      d: barsPath(stoppedBy(gate).map(({ bar }) => bar)),
    })),
  ];
}

function fall({ gate, hour, top }: Attempt): Bar {
  return { x: (hour / 24) * 1000 - 5, y: top, width: 10, height: gate.y - top };
}

/** On a narrow screen time runs from left to right, and an attempt falls until the first gate that knows it. */
function drawNarrow(): Layer[] {
  const traffic = Array.from({ length: YOUR_TRAFFIC }, (_, index) => ({
    x: 0,
    y: NARROW - (index + 1) * 5,
    width: 1000,
    height: 3.4,
  }));
  return [
    ...gates.map((gate) => ({
      className: gate.className,
      d: barsPath(stoppedBy(gate).map(fall)),
    })),
    {
      className: "fill-axis",
      d: barsPath(gates.map(({ y }) => ({ x: 0, y, width: 1000, height: 2 }))),
    },
    { className: "fill-tier-1", d: barsPath(traffic) },
  ];
}

/** From the lowest row up, as they come in the day; the gates that stop them in no particular order. */
function drawAttempts(): Attempt[] {
  const [shuffle, falling, starting] = [23, 4, 5].map(seededRandom) as [Random, Random, Random];
  return gates
    .flatMap((gate) => Array.from({ length: gate.stops }, () => ({ gate, order: shuffle() })))
    .toSorted((a, b) => a.order - b.order)
    .map(({ gate }, index, all) => {
      const top = 22 + falling() * 12;
      const hour = ((index + 0.2 + falling() * 0.6) / all.length) * 24;
      return { gate, hour, top, bar: row(index + YOUR_TRAFFIC, gate.x * 10, 1000 - starting() ** 2 * 90) };
    });
}

type Random = ReturnType<typeof seededRandom>;
