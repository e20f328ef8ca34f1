import { FigureFrame } from "~/ui/figure-frame";
import { LegendItem } from "~/ui/legend-item";
import { type Discipline, disciplines, trace, traceCaption } from "./content";

const ROW = 47;
const BAR = 16;

/** One click as engineers see it: a row for each thing that happens, as long as it takes. */
export function ClickTrace() {
  const height = trace.length * ROW;
  return (
    <FigureFrame
      example
      caption={traceCaption}
      legend={order.map((by) => (
        <LegendItem key={by} swatch={looks[by].swatch}>
          {disciplines[by]}
        </LegendItem>
      ))}
    >
      <div className="relative">
        <svg role="img" aria-label={spoken} width="100%" height={height} className="block overflow-visible">
          {[0, 25, 50, 75, 100].map((x) => (
            <line key={x} x1={`${x}%`} x2={`${x}%`} y2={height} className="stroke-rule" />
          ))}
          {trace.map(({ what, by, from, to }, row) => {
            const late = from > 45;
            return (
              <g key={what}>
                <text
                  x={`${late ? to : from}%`}
                  y={row * ROW + 17}
                  textAnchor={late ? "end" : "start"}
                  className="text-label font-medium narrow text-ink-2"
                >
                  {what}
                </text>
                <rect
                  x={`${from}%`}
                  y={row * ROW + 23}
                  width={`${to - from}%`}
                  height={BAR}
                  rx="1"
                  className={`${looks[by].fill} animate-draw`}
                />
              </g>
            );
          })}
        </svg>
      </div>
    </FigureFrame>
  );
}

const order: readonly Discipline[] = ["design", "development", "automation", "ai"];

const looks: Record<Discipline, { fill: string; swatch: string }> = {
  design: { fill: "fill-unit", swatch: "bg-unit" },
  development: { fill: "fill-blue", swatch: "bg-blue" },
  automation: { fill: "fill-tier-3", swatch: "bg-tier-3" },
  ai: { fill: "fill-accent", swatch: "bg-accent" },
};

const spoken = `An example click, in ${trace.length} parts: ${trace.map(({ what, by }) => `${what} (${disciplines[by]})`).join("; ")}.`;
