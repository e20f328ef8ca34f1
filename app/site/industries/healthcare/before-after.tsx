export interface ClinicMetric {
  metric: string;
  title: string;
  description: string;
  /** Two bars on one scale of 100, each with its name; the figure is the difference or the second bar. */
  bars: readonly [Measure, Measure];
}

export interface Measure {
  name: string;
  share: number;
}

/** Figures beside the two bars they come from: as it was and as it is, or all and how many of them. */
export function BeforeAfter({ metrics }: { metrics: readonly ClinicMetric[] }) {
  return (
    <dl data-scale="before-and-after" className="border-t border-axis">
      {metrics.map(({ metric, title, description, bars }) => (
        <div
          key={title}
          className="grid-12 items-center gap-y-4 border-b border-rule-2 py-5 max-sm:grid-cols-[8rem_1fr] max-sm:items-start max-sm:gap-x-3 sm:py-7"
        >
          <dt className="order-2 sm:col-span-full md:col-span-4">
            <span className="block text-h4">{title}</span>
            <span className="mt-1 block text-small font-normal text-ink-2">{description}</span>
          </dt>
          <dd className="order-1 text-figure sm:col-span-full md:col-span-2">{metric}</dd>
          <dd aria-hidden className="order-3 col-span-full md:col-span-6 md:pl-6">
            <svg width="100%" height="64" className="label-text block">
              <Bar measure={bars[0]} y={0} className="fill-rule-2" />
              <Bar measure={bars[1]} y={34} className="fill-accent" />
            </svg>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The name stands left of the bar, so that bars of any length start in one line. */
function Bar({ measure, y, className }: { measure: Measure; y: number; className: string }) {
  return (
    <>
      <text y={y + 19} className="text-ink-3">
        {measure.name}
      </text>
      <svg x="28%" y={y} width="72%" height="28">
        <rect y="4" width={`${measure.share}%`} height="20" className={className} />
      </svg>
    </>
  );
}
