import type { ImpactMetric } from "./content";

/** The right end of the scale, in per cent. */
const FULL = 150;

/** Each figure over a bar of its length. All bars share one scale, with a thin line at 100%. */
export function ImpactRows({ metrics }: { metrics: readonly ImpactMetric[] }) {
  return (
    <dl data-scale="impact" className="grid gap-x-(--gap) gap-y-14 md:grid-cols-2">
      {metrics.map(({ metric, title, description, value, note }) => (
        <div key={title} className="flex flex-col">
          <dt className="order-2 mt-5 text-h4">{title}</dt>
          <dd className="text-display">{metric}</dd>
          <dd aria-hidden className="order-1 mt-5">
            <svg width="100%" height="40" className="block overflow-visible">
              <rect y="6" width={at(100)} height="28" className="fill-rule" />
              <rect y="6" width={at(value)} height="28" className="fill-accent" />
              <rect x={at(100)} width="3" height="40" transform="translate(-1.5)" className="fill-ink" />
            </svg>
          </dd>
          <dd className="order-3 mt-1.5 max-w-[48ch] text-ink-2">{description}</dd>
          <dd className="label-text order-4 mt-3 text-ink-3">{note}</dd>
        </div>
      ))}
    </dl>
  );
}

function at(value: number): string {
  return `${(value / FULL) * 100}%`;
}
