import { type Bar, barsPath } from "~/figures/bars";
import { FigureFrame } from "~/ui/figure-frame";
import { LegendItem } from "~/ui/legend-item";
import { confidence, confidenceCaption, threshold } from "./content";

const PITCH = 11;
const UNIT = 8;
const tallest = Math.max(...confidence.map((step) => step.cases));
const total = confidence.reduce((sum, step) => sum + step.cases, 0);
const wrong = confidence.reduce((sum, step) => sum + step.wrong, 0);
const column = 1000 / confidence.length;
const HEIGHT = tallest * PITCH;
/** Where the person's share ends, in per cent of the width. */
const line = ((threshold - 50) / 50) * 100;

const spoken = `${total} example cases by the model's confidence, ${wrong} of them wrong. Below ${threshold}% confidence a person decides: ${sumBelow("cases")} cases, ${sumBelow("wrong")} of the wrong ones among them.`;

/** Every case is a bar, stacked where the model's confidence puts it; the wrong ones are dark. */
export function ConfidenceChart() {
  return (
    <FigureFrame
      example
      caption={confidenceCaption}
      legend={
        <>
          <LegendItem swatch="bg-accent">{`${total - wrong} right`}</LegendItem>
          <LegendItem swatch="bg-ink">{`${wrong} wrong`}</LegendItem>
        </>
      }
    >
      <div className="relative">
        <div role="img" aria-label={spoken}>
          <svg width="100%" height="44" className="block overflow-visible">
            <Note x={0} y={16} strong="A person decides">{`below ${threshold}%`}</Note>
            <Note x={line} y={16} dx={10} strong="The model decides">{`from ${threshold}%`}</Note>
            <line x1={`${line}%`} x2={`${line}%`} y2="44" className="stroke-axis stroke-[1.5]" />
          </svg>
          <svg
            viewBox={`0 0 1000 ${HEIGHT}`}
            preserveAspectRatio="none"
            width="100%"
            height={HEIGHT}
            className="block"
          >
            <path
              d={barsPath([{ x: 0, y: 0, width: line * 10, height: HEIGHT }])}
              className="fill-accent-tint"
            />
            <path
              d={barsPath(units((index, step) => index >= step.wrong))}
              className="animate-draw fill-accent"
            />
            <path d={barsPath(units((index, step) => index < step.wrong))} className="fill-ink" />
            <path
              d={`M${line * 10} 0V${HEIGHT}`}
              className="stroke-axis stroke-[1.5] [vector-effect:non-scaling-stroke]"
            />
          </svg>
          <svg width="100%" height="46" className="block overflow-visible border-t border-axis">
            <text x="50%" y="42" textAnchor="middle" className="text-label font-medium narrow text-ink-3">
              How sure the model was
            </text>
            {[50, 60, 70, 80, 90, 100].map((value) => (
              <text
                key={value}
                x={`${(value - 50) * 2}%`}
                y="20"
                textAnchor={value === 50 ? "start" : value === 100 ? "end" : "middle"}
                className="text-label font-medium narrow text-ink-3 tabular"
              >
                {value}%
              </text>
            ))}
          </svg>
        </div>
      </div>
    </FigureFrame>
  );
}

interface NoteProps {
  x: number;
  y: number;
  dx?: number;
  strong: string;
  children: string;
}

function Note({ x, y, dx = 0, strong, children }: NoteProps) {
  return (
    <text className="text-label font-medium narrow text-ink-2">
      <tspan x={`${x}%`} dx={dx} y={y} className="fill-ink font-bold">
        {strong}
      </tspan>
      <tspan x={`${x}%`} dx={dx} y={y + 17}>
        {children}
      </tspan>
    </text>
  );
}

/** The bars of the cases that `include` accepts, stacked from the axis upwards. */
function units(include: (index: number, step: (typeof confidence)[number]) => boolean): Bar[] {
  return confidence.flatMap((step, place) =>
    Array.from({ length: step.cases }, (_, index) => index)
      .filter((index) => include(index, step))
      .map((index) => ({
        x: place * column + column * 0.06,
        y: HEIGHT - index * PITCH - UNIT - 1,
        width: column * 0.88,
        height: UNIT,
      })),
  );
}

function sumBelow(what: "cases" | "wrong"): number {
  return confidence.filter((step) => step.from < threshold).reduce((sum, step) => sum + step[what], 0);
}
