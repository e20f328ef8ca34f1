import { type BackupPlan, backupPlans } from "~/catalogue/plan-facts.data";
import { backupLoss } from "~/features/number-figures/model/backup-loss";
import { FigureInput } from "~/features/number-figures/figure-input";
import { formatPrice } from "~/lib/format/format-price";
import { groupDigits } from "~/lib/format/group-digits";
import { island } from "~/lib/react/island";
import { FigureFrame } from "~/ui/figure-frame";
import { LegendItem } from "~/ui/legend-item";
import { logPosition } from "./log-time";

/** The marks of the axis, from the incident outwards; on a phone only every second one has room. */
const marks = [
  { minutes: 5, text: "5 min" },
  { minutes: 15, text: "15 min", wide: true },
  { minutes: 60, text: "1 h" },
  { minutes: 240, text: "4 h", wide: true },
  { minutes: 1440, text: "24 h" },
] as const;

/** What is lost before the incident and how long it lasts after it, for every plan on one logarithmic axis. */
function RecoveryAxis() {
  return <FigureInput figure={backupLoss}>{(minutes) => <Lanes minutes={minutes} />}</FigureInput>;
}

export default island(RecoveryAxis);

function Lanes({ minutes }: { minutes: number }) {
  return (
    <FigureFrame
      caption="Time before and after an incident, on a logarithmic scale. Each bar ends at the longest time its plan allows."
      legend={
        <>
          <LegendItem swatch="bg-cybersecurity">Work that may be missing</LegendItem>
          <LegendItem swatch="bg-unit">Time until systems run again</LegendItem>
          <LegendItem swatch="bg-blue-text">What you can lose</LegendItem>
        </>
      }
    >
      <div className="relative border-t border-axis">
        <div className={row} aria-hidden>
          <span className="max-md:hidden" />
          <div className="label-text grid grid-cols-2 pt-3 text-ink-3">
            <span>Before: work lost</span>
            <span className="text-right">After: time down</span>
          </div>
        </div>
        <ul>
          {backupPlans.map((plan) => (
            <Lane key={plan.id} plan={plan} minutes={minutes} />
          ))}
        </ul>
        <div className={row}>
          <span />
          <Axis minutes={minutes} />
        </div>
      </div>
    </FigureFrame>
  );
}

const row = "grid md:grid-cols-[10rem_minmax(0,1fr)] md:gap-x-6 lg:grid-cols-[13rem_minmax(0,1fr)]";

function Lane({ plan, minutes }: { plan: BackupPlan; minutes: number }) {
  return (
    <li className={`${row} border-b border-rule max-md:pt-4`}>
      <p className="flex items-baseline justify-between gap-x-3 md:block md:self-end md:pb-5">
        <span className="text-h4">{plan.name}</span>
        <span className="label-text text-ink-3 md:mt-0.5 md:block">
          {formatPrice(plan.price)} {plan.period?.text}
        </span>
      </p>
      <div className="relative">
        <div className="relative z-10 grid grid-cols-2 pt-4 md:pt-5">
          <Figure
            limit={plan.rpo}
            what="lost"
            className="pr-3 text-right max-sm:items-end sm:flex-row-reverse md:pr-5"
          />
          <Figure limit={plan.rto} what="down" className="pl-3 md:pl-5" />
        </div>
        <svg aria-hidden width="100%" height="44" className="mt-2 block forced-color-adjust-none">
          <Grid />
          <svg width="50%" height="44">
            <Reach limit={plan.rpo} mirrored className="fill-cybersecurity" />
          </svg>
          <svg x="50%" width="50%" height="44">
            <Reach limit={plan.rto} className="animate-draw fill-unit" />
          </svg>
          <line
            x1={across(minutes, -1)}
            x2={across(minutes, -1)}
            y2="44"
            strokeWidth="2"
            className="stroke-blue-text"
          />
        </svg>
        <span aria-hidden className="absolute inset-y-0 left-1/2 w-0.5 -translate-x-px bg-ink" />
      </div>
    </li>
  );
}

function Figure({ limit, what, className }: { limit: BackupPlan["rto"]; what: string; className: string }) {
  return (
    <p className={`flex gap-x-2 max-sm:flex-col sm:items-baseline ${className}`}>
      <span className="text-callout-md leading-tight font-strong tracking-duration whitespace-nowrap md:text-callout-4xl">
        {limit.text}
      </span>{" "}
      <span className="text-small text-ink-2">{what}</span>
    </p>
  );
}

interface ReachProps {
  limit: BackupPlan["rto"];
  /** Runs to the left of the incident instead of to the right. */
  mirrored?: boolean;
  className: string;
}

/** Solid up to the shorter end of a range, paler to the longer one. */
function Reach({ limit, mirrored, className }: ReachProps) {
  const end = logPosition(limit.minutes);
  const solid = logPosition(limit.fromMinutes ?? limit.minutes);
  const x = (from: number, to: number) => `${mirrored ? 100 - to : from}%`;
  return (
    <g className={className}>
      <rect x={x(0, solid)} y="6" width={`${solid}%`} height="18" />
      {end > solid && <rect x={x(solid, end)} y="6" width={`${end - solid}%`} height="18" opacity="0.5" />}
    </g>
  );
}

function Grid() {
  return marks.flatMap(({ minutes }) =>
    [-1, 1].map((side) => (
      <line
        key={side * minutes}
        x1={across(minutes, side)}
        x2={across(minutes, side)}
        y2="44"
        className="stroke-rule"
      />
    )),
  );
}

function Axis({ minutes }: { minutes: number }) {
  const own = logPosition(minutes);
  return (
    <svg aria-hidden width="100%" height="50" className="label-text block text-ink-3">
      <text x="50%" y="20" textAnchor="middle" className="font-strong text-ink">
        Incident
      </text>
      <text
        x={across(minutes, -1)}
        y="41"
        textAnchor={own > 80 ? "start" : "middle"}
        className="fill-blue-text font-strong"
      >
        You: {groupDigits(minutes)} min
      </text>
      {marks.flatMap((mark) =>
        [-1, 1].map((side) => (
          <text
            key={side * mark.minutes}
            x={across(mark.minutes, side)}
            y="20"
            textAnchor={mark.minutes < 1440 ? "middle" : side < 0 ? "start" : "end"}
            className={"wide" in mark ? "max-md:hidden" : mark.minutes === 5 ? "max-sm:hidden" : undefined}
          >
            {mark.text}
          </text>
        )),
      )}
    </svg>
  );
}

function across(minutes: number, side: number): string {
  return `${Math.round(5000 + side * logPosition(minutes) * 50) / 100}%`;
}
