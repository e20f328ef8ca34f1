import { UnitRows } from "~/figures/unit-rows";

interface MetricCopy {
  metric: string;
  title: string;
  description: string;
}

/** Either a share that is gone, in per cent, or a count of which one is missing. */
export type ImpactMetric = MetricCopy & ({ gone: number } | { counted: number });

/** One wide bar for each figure: filled what is left, hollow what is gone. */
export function ImpactMetrics({ metrics }: { metrics: readonly ImpactMetric[] }) {
  return (
    <dl data-scale="what-is-left" className="border-t border-axis">
      {metrics.map((item) => (
        <div
          key={item.title}
          className="grid-12 gap-y-2 border-b border-rule-2 py-5 max-sm:grid-cols-[8rem_1fr] max-sm:gap-x-3 sm:py-7 md:py-8"
        >
          <dt className="text-h4 sm:col-span-full sm:text-h3 md:col-span-4 md:pt-1.5">{item.title}</dt>
          <dd className="order-first text-figure max-sm:row-span-2 sm:col-span-full md:col-span-3">
            {item.metric}
          </dd>
          <dd className="text-small text-ink-2 sm:col-span-full md:col-span-5 md:pt-1.5">
            {item.description}
          </dd>
          <dd aria-hidden className="col-span-full pt-3 sm:pt-4">
            {"gone" in item ? <Share gone={item.gone} /> : <Count total={item.counted} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Share({ gone }: { gone: number }) {
  return (
    <svg width="100%" height="28" className="block">
      <rect width={`${100 - gone}%`} height="28" className="fill-accent" />
      <rect
        x={`${100 - gone}%`}
        y="0.5"
        width={`${gone - 0.1}%`}
        height="27"
        strokeDasharray="4 4"
        className="fill-none stroke-ink-3"
      />
    </svg>
  );
}

/** Every place once, in four rows; the one that does not match stands last. */
function Count({ total }: { total: number }) {
  const rows = 4;
  const columns = total / rows;
  const shared = { pitch: 1000 / columns, size: { width: 700 / columns, height: 9 } };
  return (
    <svg width="100%" height="48" viewBox="0 0 1000 48" preserveAspectRatio="none" className="block">
      <UnitRows
        rows={Array.from({ length: rows }, (_, row) => ({
          y: row * 13,
          count: row === rows - 1 ? columns - 1 : columns,
        }))}
        {...shared}
        className="text-accent"
      />
      <UnitRows
        rows={[{ y: (rows - 1) * 13, from: columns - 1, count: 1 }]}
        {...shared}
        className="text-cybersecurity"
      />
    </svg>
  );
}
