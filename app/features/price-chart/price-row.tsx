import { Fragment } from "react";

import { cx } from "~/lib/react/cx";
import { priceText } from "~/catalogue/price-text";
import { positionOf } from "./dollar-scale";
import { GAPS, type LabelledMark, type Mark, type PlacedLabel, type Row } from "./place-row";

interface PriceRowProps {
  row: Row;
  /** The plan that the hairline stands at, if it is in this row. */
  read: string | undefined;
  height: number;
}

/** One line of marks, to scale; horizontal places are per cent of the chart, vertical ones pixels. */
export function PriceRow({ row, read, height }: PriceRowProps) {
  return (
    <svg width="100%" height={height} aria-hidden className="price-row">
      <g transform={`translate(0 ${height / 2})`}>
        <Ties marks={row.marks} />
        {row.tieNote && <TieNote marks={row.marks} text={row.tieNote} />}
        {row.marks.map((mark) => (
          <MarkShape key={mark.plan.id + mark.kind} mark={mark} isRead={mark.plan.id === read} />
        ))}
        {row.agreed && (
          <>
            <line
              x1={`${positionOf(Math.max(...row.marks.map(({ dollars }) => dollars), 1))}%`}
              x2="100%"
              className="price-tie price-wide"
            />
            <text x="100%" y="4.5" textAnchor="end" className="price-label">
              {row.agreed.text}
            </text>
          </>
        )}
      </g>
    </svg>
  );
}

/** Solid for a month, taller if popular; hollow for a price as it is quoted. What belongs to it is placed together with it. */
function MarkShape({ mark, isRead }: { mark: LabelledMark; isRead: boolean }) {
  const { plan, kind, dollars, labels } = mark;
  const look = cx(`price-${kind}`, plan.popular && kind === "month" && "price-popular");
  const position = positionOf(dollars);
  return (
    <svg x={`${position}%`} className="price-mark">
      {isRead && <rect className={`${look} price-ring`} />}
      <rect className={look} />
      {labels.map((label) => (
        <LabelText key={label.side} label={label} gap={GAPS[kind]} />
      ))}
      {isRead && (kind === "month" || plan.month === undefined) && (
        <Flag isRight={position < 60} text={`${plan.name} ${priceText(plan)}`} />
      )}
    </svg>
  );
}

/** A quoted price and its month are tied; the marks of prices that need no tie share a thin line. */
function Ties({ marks }: { marks: readonly Mark[] }) {
  const quoted = marks.filter(({ kind, plan }) => kind === "quoted" && plan.month !== undefined);
  if (quoted.length === 0) {
    const places = marks.map(({ dollars }) => dollars);
    return (
      places.length > 1 && (
        <line
          x1={`${positionOf(Math.min(...places))}%`}
          x2={`${positionOf(Math.max(...places))}%`}
          className="price-spine"
        />
      )
    );
  }
  return quoted.map(({ plan, dollars }) => (
    <line
      key={plan.id}
      x1={`${positionOf(dollars)}%`}
      x2={`${positionOf(plan.month ?? dollars)}%`}
      className="price-tie"
    />
  ));
}

function TieNote({ marks, text }: { marks: readonly Mark[]; text: string }) {
  const places = marks.map(({ dollars }) => positionOf(dollars));
  const middle = places.reduce((sum, place) => sum + place, 0) / places.length;
  return (
    <text x={`${middle}%`} y="4.5" textAnchor="middle" className="price-label text-ink-3">
      {text}
    </text>
  );
}

const tones = { strong: "font-bold text-ink", quiet: "text-ink-3" };

function LabelText({ label: { parts, side }, gap }: { label: PlacedLabel; gap: number }) {
  const isLeft = side === "left";
  return (
    <text x={isLeft ? -gap : gap} y="4.5" {...(isLeft && { textAnchor: "end" })} className="price-label">
      {parts.map(({ text, tone }, index) => (
        <Fragment key={text}>
          {index > 0 && " "}
          {tone ? <tspan className={tones[tone]}>{text}</tspan> : text}
        </Fragment>
      ))}
    </text>
  );
}

/** Above the mark that is read, while the chart is being read; what it covers comes back. */
function Flag({ isRight, text }: { isRight: boolean; text: string }) {
  return (
    <text x={isRight ? 8 : -8} y="-14" textAnchor={isRight ? "start" : "end"} className="price-flag">
      {text}
    </text>
  );
}
