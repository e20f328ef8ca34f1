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
const attempts = shuffledAttempts();

/** Every line is one attempt, coming from the right; it ends at the first gate that knows it. */
export function GatesChart() {
  return (
    <ChartFrame
      label={`${attempts.length} attack attempts in an example day: ${gates.map((gate) => `${gate.stops} stopped at ${gate.name}`).join(", ")}. Your own traffic passes all four.`}
      wide={draw({ height: WIDE, pitch: 11.8, bar: 7.4, x: (gate) => gate.x * 10 })}
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

interface Drawing {
  height: number;
  pitch: number;
  bar: number;
  x: (gate: Gate) => number;
}

function draw({ height, pitch, bar, x }: Drawing): Layer[] {
  const random = seededRandom(5);
  const row = (index: number, from: number, to: number): Bar => ({
    x: from,
    y: height - (index + 1) * pitch,
    width: to - from,
    height: bar,
  });
  const starts = attempts.map(() => 1000 - random() ** 2 * 90);
  const traffic = Array.from({ length: YOUR_TRAFFIC }, (_, index) => row(index, 0, 1000));
  const stopped = gates.map((gate) => ({
    className: gate.className,
    d: barsPath(
      attempts.flatMap((stoppedAt, index) =>
        stoppedAt === gate ? [row(index + YOUR_TRAFFIC, x(gate), starts[index] ?? 1000)] : [],
      ),
    ),
  }));
  return [{ className: "fill-tier-1", d: barsPath(traffic) }, ...stopped];
}

/** On a narrow screen time runs along the ruler, and an attempt falls until the first gate that knows it. */
function drawNarrow(): Layer[] {
  const random = seededRandom(4);
  const falls = attempts.map((gate, index) => {
    const top = 22 + random() * 12;
    const x = ((index + 0.2 + random() * 0.6) / attempts.length) * 1000 - 5;
    return { gate, bar: { x, y: top, width: 10, height: gate.y - top } };
  });
  const traffic = Array.from({ length: YOUR_TRAFFIC }, (_, index) => ({
    x: 0,
    y: NARROW - (index + 1) * 5,
    width: 1000,
    height: 3.4,
  }));
  return [
    ...gates.map((gate) => ({
      className: gate.className,
      d: barsPath(falls.flatMap((fall) => (fall.gate === gate ? [fall.bar] : []))),
    })),
    {
      className: "fill-axis",
      d: barsPath(gates.map(({ y }) => ({ x: 0, y, width: 1000, height: 2 }))),
    },
    { className: "fill-tier-1", d: barsPath(traffic) },
  ];
}

/** The gate that stops each attempt, from the lowest row up, in no particular order. */
function shuffledAttempts(): Gate[] {
  const random = seededRandom(23);
  return gates
    .flatMap((gate) => Array.from({ length: gate.stops }, () => ({ gate, order: random() })))
    .toSorted((a, b) => a.order - b.order)
    .map(({ gate }) => gate);
}
