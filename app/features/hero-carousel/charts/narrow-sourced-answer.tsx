import { barsPath } from "~/figures/bars";
import { seededRandom } from "~/figures/random";
import { ChartLabel } from "./chart-frame";
import type { Layer } from "./layers";
import { NarrowChart } from "./narrow-chart";

const kinds = ["Contracts", "Tickets", "Orders"];
const rowY = (row: number) => 52 + row * 34;
const model = { x: 270, y: 158, width: 460, height: 26 };
/** Where the answer names its sources, in per mille. */
const notes = [372, 640, 918];

interface NarrowSourcedAnswerProps {
  /** When each record was written. */
  hours: readonly number[];
  /** Which of them the answer rests on. */
  cited: readonly number[];
}

/** Records stand at the hour they were written, in a row for each kind; the model reads down, the answer is below it. */
export function NarrowSourcedAnswer({ hours, cited }: NarrowSourcedAnswerProps) {
  return (
    <NarrowChart layers={draw(hours, cited)}>
      <ChartLabel x={0} y={12} strong="Example question:">
        Which contracts renew?
      </ChartLabel>
      {kinds.map((kind, row) => (
        <ChartLabel key={kind} x={0} y={rowY(row) - 9}>
          {kind}
        </ChartLabel>
      ))}
      <ChartLabel x={0} y={model.y + 18} strong={`${hours.length} records`} />
      <ChartLabel x={100} y={model.y + 18} anchor="end" strong={`${cited.length} sources`} />
      <text x="50%" y={model.y + 18} textAnchor="middle" className="label-text fill-paper font-strong">
        Model
      </text>
    </NarrowChart>
  );
}

/** One after the other through the day, in hours. */
export function writtenAt(records: number): number[] {
  const random = seededRandom(9);
  return Array.from({ length: records }, (_, index) => ((index + 0.2 + random() * 0.6) / records) * 24);
}

function draw(hours: readonly number[], cited: readonly number[]): Layer[] {
  const written = hours.map((hour, index) => ({
    isCited: cited.includes(index),
    x: (hour / 24) * 1000,
    y: rowY(index % kinds.length),
    port: model.x + 20 + (index / (hours.length - 1)) * (model.width - 40),
  }));
  const inflow = (which: boolean) =>
    written
      .filter(({ isCited }) => isCited === which)
      .map(({ x, y, port }) => drop(x, y + 5, port, model.y))
      .join("");
  const bars = (which: boolean) =>
    barsPath(
      written
        .filter(({ isCited }) => isCited === which)
        .map(({ x, y }) => ({ x: x - 16, y: y - 5, width: 32, height: 10 })),
    );
  const outflow = notes.map((x, index) => {
    const port = model.x + ((index + 1) / (notes.length + 1)) * model.width;
    return drop(port, model.y + model.height, x, 210);
  });
  const lines = [1, 0.9, 0.96, 0.42].map((width, line) => ({
    x: 0,
    y: 213 + line * 12,
    width: width * 1000,
    height: 6,
  }));
  return [
    {
      className: "fill-rule-2",
      d: barsPath(kinds.map((_, row) => ({ x: 0, y: rowY(row), width: 1000, height: 1 }))),
    },
    { className: `${stroke} stroke-accent opacity-25`, d: inflow(false) },
    { className: `${stroke} stroke-current stroke-[2.5] text-accent`, d: inflow(true) + outflow.join("") },
    { className: "fill-accent/35", d: bars(false) },
    { className: "fill-tier-1", d: barsPath([model]) },
    { className: "fill-ink", d: barsPath(lines) },
    {
      className: "fill-accent",
      d: bars(true) + barsPath(notes.map((x) => ({ x: x - 16, y: 210, width: 32, height: 12 }))),
    },
  ];
}

const stroke = "fill-none [vector-effect:non-scaling-stroke]";

/** Leaves and arrives upright. */
function drop(x1: number, y1: number, x2: number, y2: number): string {
  const middle = (y1 + y2) / 2;
  return `M${x1.toFixed(1)} ${y1}C${x1.toFixed(1)} ${middle} ${x2.toFixed(1)} ${middle} ${x2.toFixed(1)} ${y2}`;
}
