import type { ScaledMetric } from "./content";

/** Each figure with two bars on one scale: what it was, and what it is. */
export function ScaledMetrics({ metrics }: { metrics: readonly ScaledMetric[] }) {
  return (
    <dl data-scale="before-and-after" className="border-t border-axis">
      {metrics.map((item) => (
        <div
          key={item.title}
          className="grid gap-x-6 gap-y-1 border-b border-rule-2 py-7 sm:grid-cols-[8.5rem_1fr] lg:grid-cols-[9.5rem_16rem_1fr]"
        >
          <dt className="text-h4 sm:col-start-2">{item.title}</dt>
          <dd className="text-figure max-sm:-order-1 max-sm:mb-2 sm:col-start-1 sm:row-span-3 sm:row-start-1">
            {item.metric}
          </dd>
          <dd className="text-small text-ink-2 sm:col-start-2">{item.description}</dd>
          <dd className="mt-3 grid gap-2.5 self-start sm:col-start-2 lg:mt-0 lg:col-start-3 lg:row-span-2 lg:row-start-1">
            {item.bars.map((bar, index) => (
              <span key={bar.label} className="grid gap-1">
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
