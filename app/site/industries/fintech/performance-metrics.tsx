import type { ReactNode } from "react";

import { EncryptionKey, Payments, Requirements, Second } from "./metric-drawings";

export interface PerformanceMetric {
  metric: string;
  title: string;
  description: string;
  /** How to read the drawing. */
  note: string;
}

interface PerformanceMetricsProps {
  metrics: readonly [PerformanceMetric, PerformanceMetric, PerformanceMetric, PerformanceMetric];
}

/** Two by two, each figure over a drawing of itself. */
export function PerformanceMetrics({
  metrics: [success, time, compliance, encryption],
}: PerformanceMetricsProps) {
  return (
    <dl className="grid border-t border-axis md:grid-cols-2">
      <Metric {...success}>
        <Payments />
      </Metric>
      <Metric {...time}>
        <Second />
      </Metric>
      <Metric {...compliance}>
        <Requirements />
      </Metric>
      <Metric {...encryption}>
        <EncryptionKey />
      </Metric>
    </dl>
  );
}

function Metric({ metric, title, description, note, children }: PerformanceMetric & { children: ReactNode }) {
  return (
    <div className="flex flex-col border-b border-rule-2 py-6 md:py-9 md:odd:border-r md:odd:pr-10 md:even:pl-10">
      <dt className="mt-2 text-h4 sm:mt-3">{title}</dt>
      <dd className="-order-1 text-figure">{metric}</dd>
      <dd className="mt-1 max-w-[52ch] text-ink-2 max-sm:text-small sm:mt-1.5">{description}</dd>
      <dd className="pt-4 sm:pt-7 md:mt-auto">
        {children}
        <p className="label-text mt-2 text-ink-3 sm:mt-3">{note}</p>
      </dd>
    </div>
  );
}
