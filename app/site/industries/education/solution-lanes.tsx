import { BarGlyph } from "~/figures/bar-glyph";
import type { Service } from "~/sections/service-grid";
import { DashList } from "~/ui/dash-list";
import { Folded } from "~/ui/folded";
import { type Glyph, glyphs } from "../glyphs";

export interface Solution extends Service<Glyph> {
  /** The first and the last stage of a student's way in which it works, counted from 0. */
  span: readonly [from: number, to: number];
}

export interface SolutionLanesProps {
  /** A student's way from left to right. */
  stages: readonly string[];
  solutions: readonly Solution[];
}

/** One row for each solution, with a bar over the stages of a student's way in which it works. */
export function SolutionLanes({ stages, solutions }: SolutionLanesProps) {
  return (
    <ul className="border-t border-axis">
      {solutions.map(({ glyph, title, description, features, span }) => (
        <li key={title} className="grid-12 gap-y-4 border-b border-rule-2 py-6 md:py-8">
          <BarGlyph drawing={glyphs[glyph]} className="col-span-2 size-8 md:col-span-1 md:size-10" />
          <div className="col-span-10 md:col-span-4">
            <h3 className="text-h3">{title}</h3>
            <p className="mt-2 text-ink-2">{description}</p>
          </div>
          <Folded
            className="col-span-full sm:col-span-6 md:col-span-3"
            title={<span className="text-small font-medium sm:hidden">Features</span>}
          >
            <DashList items={features} />
          </Folded>
          <div className="col-span-full sm:col-span-6 md:col-span-4">
            <Lane stages={stages} span={span} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Lane({ stages, span: [from, to] }: { stages: readonly string[]; span: Solution["span"] }) {
  const share = 100 / stages.length;
  const names = stages.slice(from, to + 1);
  return (
    <svg
      role="img"
      aria-label={`Used from “${names[0]}” to “${names.at(-1)}”`}
      width="100%"
      height="52"
      className="label-text block"
    >
      {stages.map((stage, index) => (
        <g key={stage}>
          <line x1={`${index * share}%`} x2={`${index * share}%`} y1="0" y2="30" className="stroke-rule-2" />
          <text
            x={`${index * share}%`}
            y="48"
            className={index >= from && index <= to ? "font-strong text-ink" : "text-ink-3"}
          >
            {stage}
          </text>
        </g>
      ))}
      <rect width="100%" y="12" height="6" className="fill-rule" />
      <rect
        x={`${from * share}%`}
        width={`${(to - from + 1) * share}%`}
        y="8"
        height="14"
        className="fill-accent"
      />
    </svg>
  );
}
