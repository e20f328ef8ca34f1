import { UnitRows } from "~/figures/unit-rows";

export interface SuccessMetric {
  value: string;
  label: string;
  description: string;
  /** How the figure is drawn; the `missing` units at the end are pale. */
  units: { of: number; columns: number; missing?: number };
}

/** A ledger: each figure beside a strip of the same width, divided into the figure's own units. */
export function SuccessMetrics({ metrics }: { metrics: readonly SuccessMetric[] }) {
  return (
    <dl data-scale="units" className="border-t border-axis max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-3">
      {metrics.map(({ value, label, description, units }) => (
        <div
          key={label}
          className="grid-12 border-b border-rule-2 py-5 max-sm:grid-cols-1 content-start sm:py-7"
        >
          <dt className="col-span-full mt-2 text-h4 md:col-span-5">{label}</dt>
          <dd className="-order-1 col-span-full text-figure md:col-span-5">{value}</dd>
          <dd className="col-span-full mt-1 max-w-[44ch] text-small text-ink-2 md:col-span-5">
            {description}
          </dd>
          <dd className="col-span-full self-center max-md:mt-4 md:col-span-7 md:col-start-6 md:row-span-4 md:row-start-1">
            <Strip {...units} className="max-md:hidden" />
            <Strip {...units} columns={Math.min(units.columns, 50)} className="md:hidden" />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const WIDTH = 1000;

/** More rows than ten make it higher: a unit has to stay one that can be seen. */
function Strip({ of, columns, missing = 0, className }: SuccessMetric["units"] & { className: string }) {
  const rows = of / columns;
  const height = Math.max(72, rows * 7);
  const pitch = { x: WIDTH / columns, y: height / rows };
  const size = { width: pitch.x * 0.72, height: pitch.y * 0.76 };
  const last = { y: (rows - 1) * pitch.y, from: columns - missing, count: missing };
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${WIDTH} ${height}`}
      preserveAspectRatio="none"
      width="100%"
      height={height}
      className={`animate-draw ${className}`}
    >
      <UnitRows
        rows={Array.from({ length: rows }, (_, row) => ({
          y: row * pitch.y,
          count: row === rows - 1 ? columns - missing : columns,
        }))}
        pitch={pitch.x}
        size={size}
        className="text-unit"
      />
      <UnitRows rows={[last]} pitch={pitch.x} size={size} className="text-blue-3" />
    </svg>
  );
}
