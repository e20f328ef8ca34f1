import { cx } from "~/lib/react/cx";
import { FigureFrame } from "~/ui/figure-frame";
import { LegendItem } from "~/ui/legend-item";
import { decisions, FIT, flowPaths, GATE, lanes, RECORDS } from "./flow";

type Direction = "across" | "down";

/** Records from five sources pass a check, become one model, and end in four kinds of decision. */
export function SourceToDecision() {
  return (
    <FigureFrame
      example
      caption={`${RECORDS} records from five sources. ${FIT} pass every check and reach the one model; the hollow ones are set aside with the reason.`}
      legend={
        <>
          <LegendItem swatch="bg-tier-4">As it comes</LegendItem>
          <LegendItem swatch="border border-ink-3">Fails a check</LegendItem>
          <LegendItem swatch="bg-tier-2">Checked</LegendItem>
          <LegendItem swatch="bg-tier-1">Modelled once</LegendItem>
        </>
      }
    >
      <div
        role="img"
        aria-label={`From source to decision: ${RECORDS} records from ${lanes.map(({ name }) => name).join(", ")} meet a check; ${FIT} pass and are brought into one model, which serves ${decisions.map(({ name }) => name.toLowerCase()).join(", ")} decisions.`}
        className="border-y border-rule-2"
      >
        <Flow direction="across" className="max-md:hidden" />
        <Flow direction="down" className="md:hidden" />
      </div>
    </FigureFrame>
  );
}

function Flow({ direction, className }: { direction: Direction; className: string }) {
  const paths = flowPaths();
  const across = direction === "across";
  return (
    <svg width="100%" height={across ? 400 : 640} aria-hidden className={cx("block", className)}>
      <svg {...fields[direction]} width="100%">
        <svg width="100%" height="100%" viewBox="0 0 1000 1000" preserveAspectRatio="none">
          {/* Downwards it is the same drawing turned over its diagonal: the same text compresses to nothing. */}
          <g transform={across ? undefined : "matrix(0 1 1 0 0 0)"}>
            <path d={paths.lines} className={cx(hairline, "stroke-tier-3/60 stroke-[1.5]")} />
            <path d={paths.raw} className="fill-tier-4" />
            <path d={paths.failed} className={cx(hairline, "stroke-ink-3")} />
            <path d={paths.checked} className="fill-tier-2" />
            <path d={paths.model} className="fill-tier-1" />
            <path d={paths.decided} className="fill-tier-2" />
            <path d={`M${GATE} 0V1000`} className={cx(hairline, "stroke-axis stroke-2")} />
          </g>
        </svg>
      </svg>
      {across ? <AcrossLabels /> : <DownLabels />}
    </svg>
  );
}

/** Where the drawing lies between the rows of labels. */
const fields = {
  across: { y: 52, height: 332 },
  down: { y: -16, height: 620 },
} as const;

function AcrossLabels() {
  return (
    <>
      <Label x="9.5%" y={30} strong={`${RECORDS} records`} text="as they come" />
      <Label x={`${GATE / 10}%`} y={30} strong={`${FIT} pass`} text="the check" />
      <Label x="69%" y={30} strong="One model" text="each metric defined once" />
      <Label x="100%" y={30} anchor="end" strong="Decisions" />
      {lanes.map(({ name, across }) => (
        <Label key={name} x="0" y={fields.across.y + across * 0.332 + 5} text={name} />
      ))}
      {decisions.map(({ name, across }) => (
        <Label key={name} x="88.5%" y={fields.across.y + across * 0.332 + 33} text={name} />
      ))}
    </>
  );
}

function DownLabels() {
  return (
    <>
      {lanes.map(({ name, across }) => (
        <Label key={name} x={`${across / 10}%`} y={20} anchor="middle" text={name} />
      ))}
      <Label
        x="0"
        y={fields.down.y + GATE * 0.62 - 9}
        strong={`${FIT} of ${RECORDS}`}
        text="pass the check"
      />
      <Label x="0" y={fields.down.y + 760 * 0.62} strong="One model" />
      {decisions.map(({ name, across }) => (
        <Label key={name} x={`${across / 10}%`} y={628} anchor="middle" text={name} />
      ))}
    </>
  );
}

interface LabelProps {
  x: string;
  y: number;
  strong?: string;
  text?: string;
  anchor?: "start" | "middle" | "end";
}

function Label({ x, y, strong, text, anchor = "start" }: LabelProps) {
  return (
    <text x={x} y={y} textAnchor={anchor} className="label-text text-ink-2">
      {strong && <tspan className="fill-ink font-bold">{strong}</tspan>}
      {strong && text && " "}
      {text}
    </text>
  );
}

const hairline = "fill-none [vector-effect:non-scaling-stroke]";
