import { FigureFrame } from "~/ui/figure-frame";
import type { ImpactMetric } from "./content";

/** The four figures of delivery: what they count, in which unit, and which way they should go. */
export function ImpactPanel({ metrics, caption }: { metrics: readonly ImpactMetric[]; caption: string }) {
  return (
    <FigureFrame caption={caption} example>
      <dl className="grid border-y border-rule-2 sm:grid-cols-2 lg:grid-cols-4">
        {metrics.map((item) => (
          <div
            key={item.title}
            className="grid grid-cols-[6.5rem_1fr] content-start gap-x-5 border-rule-2 py-7 not-first:max-sm:border-t sm:flex sm:flex-col max-sm:py-5 sm:pr-6 sm:max-lg:even:border-l sm:max-lg:even:pl-6 sm:max-lg:nth-[n+3]:border-t lg:not-first:border-l lg:not-first:pl-6"
          >
            <dt className="text-h4 max-sm:col-start-2 sm:mt-6 sm:text-h3">{item.title}</dt>
            <dd aria-hidden className="-order-1 row-span-3">
              <Months heights={item.year} />
            </dd>
            <dd className="label-text -order-1 text-ink-3 max-sm:col-start-2 sm:mt-3">
              {item.metric}, {item.better === "up" ? "more is better" : "less is better"}
            </dd>
            <dd className="mt-1 text-small text-ink-2 max-sm:col-start-2 sm:mt-2">{item.description}</dd>
          </div>
        ))}
      </dl>
    </FigureFrame>
  );
}

function Months({ heights }: { heights: readonly number[] }) {
  return (
    <svg width="100%" height="66" className="block">
      {heights.map((height, month) => (
        <rect
          key={month}
          x={`${(month * 100) / 12}%`}
          y={66 - height}
          width="6%"
          height={height}
          className={month === 11 ? "fill-tier-4" : "fill-tier-2"}
        />
      ))}
    </svg>
  );
}
