import { cx } from "~/lib/react/cx";
import { FigureFrame } from "~/ui/figure-frame";
import { LegendItem } from "~/ui/legend-item";
import { budget, budgetCaption, type BudgetLine } from "./content";

const PIXELS_PER_SHARE = 1.7;
/** Where the decision falls, in per cent of the width. */
const DECISION = 44;
const columns = "grid grid-cols-[7rem_minmax(0,1fr)] gap-3 sm:grid-cols-[10.5rem_minmax(0,1fr)]";

/** The same money before and after a decision: lines end, shrink, grow or begin, and their thickness adds up. */
export function BudgetLines() {
  return (
    <FigureFrame
      caption={budgetCaption}
      example
      legend={
        <>
          <LegendItem swatch="bg-rule-2">Ends</LegendItem>
          <LegendItem swatch="bg-unit">Shrinks</LegendItem>
          <LegendItem swatch="bg-accent">Grows or begins</LegendItem>
        </>
      }
    >
      <div aria-hidden className={cx(columns, "label-text pb-1.5 text-ink-3")}>
        <span>Share of the budget</span>
        <svg width="100%" height="18" className="overflow-visible">
          <text y="14">Before</text>
          <text x={`${DECISION}%`} y="14" textAnchor="middle" className="fill-ink font-bold">
            Decision
          </text>
          <text x="100%" y="14" textAnchor="end">
            After
          </text>
        </svg>
      </div>
      <ul data-scale="budget" className="border-y border-axis">
        {budget.map((line) => (
          <li key={line.name} className={cx(columns, "label-text items-center text-ink")}>
            <span className="leading-tight">{line.name}</span>
            <span className="sr-only">{story(line)}</span>
            <Line line={line} />
          </li>
        ))}
      </ul>
    </FigureFrame>
  );
}

function Line({ line }: { line: BudgetLine }) {
  const height = Math.round(Math.max(line.before, line.after) * PIXELS_PER_SHARE) + 20;
  return (
    <svg aria-hidden width="100%" height={height} className="col-start-2 row-start-1 block">
      <line x1={`${DECISION}%`} x2={`${DECISION}%`} y2={height} className="stroke-axis" />
      <Share share={line.before} from={12} to={DECISION} height={height} className={lookOf(line)} />
      <Share share={line.after} from={DECISION} to={88} height={height} className={lookOf(line)} />
      <Figure share={line.before} x="0" height={height} />
      <Figure share={line.after} x="100%" height={height} />
    </svg>
  );
}

interface ShareProps {
  share: number;
  from: number;
  to: number;
  height: number;
  className: string;
}

function Share({ share, from, to, height, className }: ShareProps) {
  if (share === 0) return null;
  const thickness = share * PIXELS_PER_SHARE;
  return (
    <rect
      x={`${from}%`}
      y={(height - thickness) / 2}
      width={`${to - from}%`}
      height={thickness}
      className={`animate-draw ${className}`}
    />
  );
}

function Figure({ share, x, height }: { share: number; x: string; height: number }) {
  return (
    <text
      x={x}
      y={height / 2 + 5}
      textAnchor={x === "0" ? "start" : "end"}
      className={share === 0 ? "text-ink-3" : "font-bold text-ink"}
    >
      {share === 0 ? "–" : share}
    </text>
  );
}

function lookOf({ before, after }: BudgetLine): string {
  if (after === 0) return "fill-rule-2";
  return after < before ? "fill-unit" : "fill-accent";
}

function story({ before, after }: BudgetLine): string {
  if (after === 0) return `${before} of 100 before, stopped after`;
  return `${before || "nothing"} of 100 before, ${after} after`;
}
