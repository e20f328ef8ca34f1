import { cx } from "~/lib/react/cx";
import type { Label, Mark, Row } from "./lanes";
import { positionOf } from "./price-scale";
import { quotedText } from "./reading";

interface PriceRowProps {
  row: Row;
  /** The plan that the hairline stands at, if it is in this row. */
  read: string | undefined;
  height: number;
}

/** One line of marks, to scale; horizontal places are per cent of the ruler, vertical ones pixels. */
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
            <text x="100%" y="4.5" textAnchor="end" data-plan={row.agreed.plan.id} className="price-label">
              {row.agreed.text}
            </text>
          </>
        )}
        {row.labels.map((label) => (
          <LabelText key={label.dollars + label.side} label={label} side={label.side} />
        ))}
        {row.marks.map(
          ({ plan, kind, dollars }) =>
            plan.id === read &&
            (kind === "month" || plan.month === undefined) && (
              <Flag key={plan.id} position={positionOf(dollars)} text={`${plan.name} ${quotedText(plan)}`} />
            ),
        )}
      </g>
    </svg>
  );
}

/** Solid and 5 wide for a month, taller if popular; hollow and 8 wide for a price as it is quoted. */
function MarkShape({ mark: { plan, kind, dollars }, isRead }: { mark: Mark; isRead: boolean }) {
  const [width, height] = kind === "quoted" ? [8, 10] : [5, plan.popular ? 20 : 14];
  const x = `${positionOf(dollars)}%`;
  const middle = `translate(${-width / 2} ${-height / 2})`;
  return (
    <>
      {isRead && (
        <rect
          x={x}
          width={width + 5}
          height={height + 5}
          rx="2.5"
          transform={`translate(${-(width + 5) / 2} ${-(height + 5) / 2})`}
          className="price-ring"
        />
      )}
      <rect
        x={x}
        width={width}
        height={height}
        rx="1.5"
        transform={middle}
        data-plan={plan.id}
        className={`price-${kind}`}
      />
    </>
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
      data-tie={plan.period}
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

function LabelText({
  label: { parts, dollars, besideHollow },
  side,
}: {
  label: Label;
  side: "right" | "left";
}) {
  const gap = besideHollow ? 10 : 7;
  return (
    <text
      x={`${positionOf(dollars)}%`}
      y="4.5"
      textAnchor={side === "left" ? "end" : "start"}
      transform={`translate(${side === "left" ? -gap : gap})`}
      className="price-label"
    >
      {parts.map(({ text, tone }, index) => (
        <tspan
          key={text}
          className={cx(tone === "strong" && "font-bold text-ink", tone === "quiet" && "text-ink-3")}
        >
          {index > 0 && " "}
          {text}
        </tspan>
      ))}
    </text>
  );
}

/** Above the mark that is read, while the ruler is being read; what it covers comes back. */
function Flag({ position, text }: { position: number; text: string }) {
  const isRight = position < 60;
  return (
    <text
      x={`${position}%`}
      y="-14"
      textAnchor={isRight ? "start" : "end"}
      transform={`translate(${isRight ? 8 : -8})`}
      className="price-flag"
    >
      {text}
    </text>
  );
}
