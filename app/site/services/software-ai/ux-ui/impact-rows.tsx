import type { ImpactMetric } from "./content";

/** The right end of the axis. The old design is 100. */
const FULL = 250;
const marks = [0, 50, 100, 150, 200, 250];

/** Before and after as bars on one axis, with the difference as a number beside them. */
export function ImpactRows({ metrics }: { metrics: readonly ImpactMetric[] }) {
  return (
    <>
      <dl data-scale="impact">
        {metrics.map((metric) => (
          <Row key={metric.title} {...metric} />
        ))}
      </dl>
      <div aria-hidden className="grid gap-x-(--gap) border-t border-rule-2 md:grid-cols-4">
        <div className="md:col-span-2 md:col-start-2">
          <Axis />
        </div>
      </div>
    </>
  );
}

function Row({ metric, title, description, bars }: ImpactMetric) {
  return (
    <div className="grid gap-x-(--gap) gap-y-3 border-t border-rule-2 py-5 md:grid-cols-4">
      <dt className="flex items-baseline gap-4 md:block">
        <span className="text-figure">{metric}</span>
        <span className="text-h4 md:mt-2 md:block">{title}</span>
      </dt>
      <dd className="text-small text-ink-2 md:order-3">{description}</dd>
      <dd className="md:col-span-2">
        {bars.map(({ name, value, result }) => (
          <div key={name} className="mb-1">
            <p className="label-text flex justify-between text-ink-2">
              {name} <span>{value}</span>
            </p>
            <svg aria-hidden width="100%" height="10" className="mt-0.5 block">
              <rect width="100%" y="9" height="1" className="fill-rule-2" />
              <rect width={at(value)} height="10" className={result ? "fill-accent" : "fill-control"} />
              <rect x={at(100)} width="1" height="10" className="fill-ink" />
            </svg>
          </div>
        ))}
      </dd>
    </div>
  );
}

function Axis() {
  return (
    <svg width="100%" height="20" className="label-text block text-ink-3">
      {marks.map((mark) => (
        <text
          key={mark}
          x={at(mark)}
          y="14"
          textAnchor={mark === 0 ? "start" : mark === FULL ? "end" : "middle"}
        >
          {mark}
        </text>
      ))}
    </svg>
  );
}

function at(value: number): string {
  return `${(value / FULL) * 100}%`;
}
