import { UnitRows } from "~/figures/unit-rows";

export interface SuccessMetric {
  value: string;
  label: string;
  description: string;
  /** How the figure is drawn; `hollow` units at the end are those that are missing from it. */
  units: { of: number; columns: number; hollow?: number };
}

/** A ledger: each figure beside a strip of the same width, divided into the figure's own units. */
export function SuccessMetrics({ metrics }: { metrics: readonly SuccessMetric[] }) {
  return (
    <dl className="border-t border-axis">
      {metrics.map(({ value, label, description, units }) => (
        <div key={label} className="grid-12 items-center gap-y-5 border-b border-rule-2 py-7">
          <div className="col-span-full flex flex-col md:col-span-5">
            <dt className="mt-2 text-h4">{label}</dt>
            <dd className="-order-1 text-figure">{value}</dd>
            <dd className="mt-1 max-w-[44ch] text-small text-ink-2">{description}</dd>
          </div>
          <dd className="col-span-full md:col-span-7">
            <Strip {...units} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const WIDTH = 1000;
const HEIGHT = 72;

function Strip({ of, columns, hollow = 0 }: SuccessMetric["units"]) {
  const rows = of / columns;
  const pitch = { x: WIDTH / columns, y: HEIGHT / rows };
  const size = { width: pitch.x * 0.72, height: pitch.y * 0.76 };
  const last = { y: (rows - 1) * pitch.y, from: columns - hollow, count: hollow };
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      width="100%"
      height={HEIGHT}
      className="block"
    >
      <UnitRows
        rows={Array.from({ length: rows }, (_, row) => ({
          y: row * pitch.y,
          count: row === rows - 1 ? columns - hollow : columns,
        }))}
        pitch={pitch.x}
        size={size}
        className="text-unit"
      />
      <UnitRows rows={[last]} pitch={pitch.x} size={size} className="text-blue-3" />
    </svg>
  );
}
