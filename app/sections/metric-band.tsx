import { cx } from "~/lib/react/cx";

export interface Metric {
  /** The figure as the specification, catalogue 9, writes it, e.g. "70%", "10M+", "<100ms". */
  metric: string;
  title: string;
  description: string;
}

const columns: Record<number, string> = {
  2: "md:grid-cols-2",
  3: "md:grid-cols-3",
  4: "sm:grid-cols-2 lg:grid-cols-4",
};

/** Two to four figures in large type, divided by hairlines. */
export function MetricBand({ metrics }: { metrics: readonly Metric[] }) {
  return (
    <dl className={cx("grid border-y border-rule-2", columns[metrics.length])}>
      {metrics.map((item) => (
        <div
          key={item.title}
          className="flex flex-col border-rule py-7 pr-6 not-first:max-sm:border-t lg:not-first:border-l lg:not-first:pl-6"
        >
          <dt className="mt-2.5 font-strong tracking-name">{item.title}</dt>
          <dd className="-order-1 text-figure">{item.metric}</dd>
          <dd className="mt-1 text-small text-ink-2">{item.description}</dd>
        </div>
      ))}
    </dl>
  );
}
