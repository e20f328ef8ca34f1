import type { ScaledMetric } from "./content";

/** Each figure with two bars on one scale: what it was, and what it is. */
export function ScaledMetrics({ metrics }: { metrics: readonly ScaledMetric[] }) {
  return (
    <dl data-scale="before-and-after" className="border-t border-axis">
      {metrics.map((item) => (
        <div
          key={item.title}
          className="grid grid-cols-[6.5rem_1fr] gap-x-4 gap-y-1 border-b border-rule-2 py-7 max-sm:py-5 sm:gap-x-6 sm:grid-cols-[8.5rem_1fr] lg:grid-cols-[9.5rem_16rem_1fr]"
        >
          <dt className="col-start-2 text-h4">{item.title}</dt>
          <dd className="col-start-1 row-span-2 row-start-1 text-figure sm:row-span-3 sm:row-start-1">
            {item.metric}
          </dd>
          <dd className="col-start-2 text-small text-ink-2">{item.description}</dd>
          <dd className="mt-3 grid gap-2.5 self-start max-sm:col-span-2 sm:col-start-2 lg:mt-0 lg:col-start-3 lg:row-span-2 lg:row-start-1">
            {item.bars.map((bar, index) => (
              <span
                key={bar.label}
                className="grid gap-1 max-sm:grid-cols-[6.5rem_1fr] max-sm:items-center max-sm:gap-x-4"
              >
                <span className="label-text text-ink-3">{bar.label}</span>
                <svg aria-hidden width="100%" height="14" className="block">
                  <rect
                    width={`${bar.length}%`}
                    height="14"
                    className={index === item.bars.length - 1 ? "fill-tier-2" : "fill-tier-4"}
                  />
                </svg>
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
