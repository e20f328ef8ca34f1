import type { SslPlan } from "~/catalogue/ssl";
import { UnitRows } from "~/figures/unit-rows";
import { groupDigits } from "~/lib/format/group-digits";
import { cx } from "~/lib/react/cx";
import { FigureFrame } from "~/ui/figure-frame";

export interface ValidationLevelsProps {
  plans: readonly SslPlan[];
  /** What an authority can check, the first check first. */
  checks: readonly string[];
  /** How many of the checks each plan goes through, in the order of the plans. */
  depths: readonly number[];
}

/** The three levels of validation: what is checked, how many days it takes, and the warranty in squares. */
export function ValidationLevels({ plans, checks, depths }: ValidationLevelsProps) {
  return (
    <FigureFrame
      caption={`Days from order to certificate. One square of warranty is $${groupDigits(SQUARE)}.`}
    >
      <ul data-scale="days-and-warranty" className="area-security border-t border-axis">
        {plans.map((plan, index) => (
          <li
            key={plan.id}
            className="grid grid-cols-2 gap-x-8 gap-y-6 border-b border-rule-2 py-7 md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_14rem] lg:grid-cols-[11rem_minmax(0,1fr)_minmax(0,0.8fr)_14rem]"
          >
            <h2 className="text-h3 max-lg:col-span-full">{plan.name}</h2>
            <Checks checks={checks} depth={depths[index] ?? 0} />
            <Days plan={plan} longest={Math.max(...plans.map((each) => each.validationDays.to))} />
            <Warranty dollars={plan.warranty} />
          </li>
        ))}
      </ul>
    </FigureFrame>
  );
}

function Checks({ checks, depth }: { checks: readonly string[]; depth: number }) {
  return (
    <div className="max-md:col-span-full">
      <p className="label-text mb-2.5 text-ink-3">
        {depth} of {checks.length} checks
      </p>
      <ul className="text-small">
        {checks.map((check, index) => (
          <li key={check} className={cx("flex items-center gap-3 py-0.75", index >= depth && "text-ink-3")}>
            <svg aria-hidden width="30" height="10" className="shrink-0">
              <rect
                x="0.5"
                y="0.5"
                width="29"
                height="9"
                className={index < depth ? "fill-accent stroke-accent" : "fill-none stroke-rule-2"}
              />
            </svg>
            {index >= depth && <span className="sr-only">Not checked: </span>}
            {check}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Days({ plan, longest }: { plan: SslPlan; longest: number }) {
  const { from, to } = plan.validationDays;
  const share = (days: number) => `${Math.round((days / longest) * 1000) / 10}%`;
  return (
    <div>
      <p className="label-text text-ink-3">Issued in</p>
      <p className={figure}>{plan.validationTime}</p>
      <svg aria-hidden width="100%" height="46" className="label-text mt-3 block overflow-visible text-ink-3">
        <rect width={share(from)} height="18" className="animate-draw fill-blue-text" />
        <rect x={share(from)} width={share(to - from)} height="18" className="fill-blue-text" opacity="0.5" />
        {to === 0 && <rect width="3" height="18" className="fill-blue-text" />}
        <line x2="100%" y1="18.5" y2="18.5" className="stroke-rule-2" />
        {Array.from({ length: longest + 1 }, (_, day) => (
          <g key={day}>
            <line x1={share(day)} x2={share(day)} y1="18" y2="24" className="stroke-rule-2" />
            <text
              x={share(day)}
              y="40"
              textAnchor={day === 0 ? "start" : day === longest ? "end" : "middle"}
              className={day < longest && (day % 2 || day > longest - 2) ? "max-sm:hidden" : undefined}
            >
              {day === longest ? `${day} d` : day}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}

const SQUARE = 10_000;
const COLUMNS = 20;
const PITCH = 11;

function Warranty({ dollars }: { dollars: number }) {
  const squares = dollars / SQUARE;
  const rows = Array.from({ length: Math.ceil(squares / COLUMNS) }, (_, row) => ({
    y: row * PITCH,
    count: Math.min(COLUMNS, squares - row * COLUMNS),
  }));
  return (
    <div>
      <p className="label-text text-ink-3">Warranty</p>
      <p className={figure}>${groupDigits(dollars)}</p>
      <svg
        aria-hidden
        viewBox={`0 0 218 ${rows.length * PITCH}`}
        width="218"
        height={rows.length * PITCH}
        className="mt-3 block max-w-full"
      >
        <UnitRows rows={rows} pitch={PITCH} size={{ width: 8.5, height: 8.5 }} className="text-accent" />
      </svg>
    </div>
  );
}

const figure = "text-[1.75rem] leading-tight font-strong tracking-[-0.035em]";
