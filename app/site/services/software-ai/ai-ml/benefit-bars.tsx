import type { BenefitMetric } from "./content";

const FULL = 140;

/** Figures in large type with their lengths; all bars share one scale, where 100 is the work as it was. */
export function BenefitBars({ metrics }: { metrics: readonly BenefitMetric[] }) {
  return (
    <dl data-scale="labelled-bars" className="border-t border-axis">
      {metrics.map(({ metric, title, description, bars }) => (
        <div
          key={title}
          className="grid-12 items-center gap-y-2.5 border-b border-rule-2 py-5 sm:gap-y-4 sm:border-rule sm:py-8 md:gap-y-1.5"
        >
          <dt className="col-span-full text-h4 md:col-span-4 md:col-start-4 md:row-start-1 md:self-end">
            {title}
          </dt>
          <dd className="col-span-full text-figure max-md:-order-1 md:col-span-3 md:row-span-2 md:row-start-1">
            {metric}
          </dd>
          <dd className="col-span-full max-w-[40ch] text-small text-ink-2 md:col-span-4 md:col-start-4 md:self-start md:pr-4">
            {description}
          </dd>
          <dd aria-hidden className="col-span-full grid gap-3 md:col-span-5 md:row-span-2 md:row-start-1">
            {bars.map(({ label, value, of }, index) => (
              <span key={label} className="label-text block text-ink-3">
                {`${label}: ${value}`}
                <svg width="100%" height="20" className="mt-1 block">
                  {of && <rect width={share(of)} height="20" className="fill-rule" />}
                  <rect
                    width={share(value)}
                    height="20"
                    className={index === bars.length - 1 ? "fill-accent" : "fill-unit"}
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

function share(value: number): string {
  return `${Math.round((value / FULL) * 1000) / 10}%`;
}
