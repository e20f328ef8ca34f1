export interface ShopMetric {
  metric: string;
  title: string;
  description: string;
  /** The figure as a number of per cent. */
  value: number;
}

/** The right end of the scale. */
const MOST = 250;

/** Figures below and above one hundred on a single scale, so that 250% is as long as it is. */
export function ShopMetrics({ metrics }: { metrics: readonly ShopMetric[] }) {
  return (
    <>
      <dl data-scale="shop-metrics" className="border-t border-axis">
        {metrics.map(({ metric, title, description, value }) => (
          <div
            key={title}
            className="grid-12 items-end gap-y-2 border-b border-rule-2 py-5 max-sm:grid-cols-[8rem_1fr] max-sm:items-start max-sm:gap-x-3 sm:py-7"
          >
            <dt className="order-2 text-h4 sm:col-span-full sm:text-h3 md:col-span-4">{title}</dt>
            <dd className="order-1 text-figure max-sm:row-span-2 sm:col-span-full md:col-span-3">{metric}</dd>
            <dd className="order-3 text-small text-balance text-ink-2 sm:col-span-full md:col-span-5">
              {description}
            </dd>
            <dd aria-hidden className="order-4 col-span-full mt-2 sm:mt-3">
              <ScaledBar value={value} />
            </dd>
          </div>
        ))}
      </dl>
      <svg aria-hidden width="100%" height="28" className="label-text block text-ink-3">
        {[0, 50, 100, 150, 200, 250].map((value) => (
          <text
            key={value}
            x={share(value)}
            y="18"
            textAnchor={value === 0 ? "start" : value === MOST ? "end" : "middle"}
          >
            {value}%
          </text>
        ))}
      </svg>
    </>
  );
}

/** What goes past one hundred is drawn in ink. */
function ScaledBar({ value }: { value: number }) {
  return (
    <svg width="100%" height="24" className="block">
      <rect width={share(Math.min(100, value))} y="4" height="16" className="fill-accent" />
      <rect x={share(100)} width={share(Math.max(0, value - 100))} y="4" height="16" className="fill-ink" />
      <line x1={share(100)} x2={share(100)} y2="24" className="stroke-ink stroke-2" />
    </svg>
  );
}

function share(value: number): string {
  return `${(value / MOST) * 100}%`;
}
