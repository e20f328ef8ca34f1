import type { ReactNode } from "react";

import { UnitRows } from "~/figures/unit-rows";
import { cx } from "~/lib/react/cx";
import { Downloads } from "./downloads";

export interface SuccessMetric {
  metric: string;
  title: string;
  /** What is counted, and how to read the drawing. */
  description: string;
}

interface GameMetricsProps {
  metrics: readonly [SuccessMetric, SuccessMetric, SuccessMetric, SuccessMetric];
}

/** Ten million downloads across the page, the three other figures under them. */
export function GameMetrics({ metrics: [downloads, rating, retention, uptime] }: GameMetricsProps) {
  return (
    <dl className="grid border-t border-axis md:grid-cols-3">
      <Metric {...downloads} className="md:col-span-3" large>
        <Downloads />
      </Metric>
      <Metric {...rating} className="md:pr-8">
        <FiveBars filled={4.5} />
      </Metric>
      <Metric {...retention} className="md:border-l md:px-8">
        <Units columns={20} rows={5} missing={15} hole="text-rule-2" />
      </Metric>
      <Metric {...uptime} className="md:border-l md:pl-8">
        <Units columns={40} rows={25} missing={1} hole="text-cybersecurity" />
      </Metric>
    </dl>
  );
}

type MetricProps = SuccessMetric & { className: string; large?: boolean; children: ReactNode };

function Metric({ metric, title, description, className, large, children }: MetricProps) {
  return (
    <div className={cx("flex flex-col border-b border-rule-2 py-5 sm:py-8", className)}>
      <dt className="mt-2 text-h4 sm:mt-3">{title}</dt>
      <dd className={cx("-order-1", large ? "text-display" : "text-figure")}>{metric}</dd>
      <dd className="mt-1 max-w-[52ch] text-small text-ink-2 sm:mt-1.5">{description}</dd>
      <dd aria-hidden className="pt-4 sm:pt-6 md:mt-auto">
        {children}
      </dd>
    </div>
  );
}

const HEIGHT = 100;
const stretched = {
  width: "100%",
  height: HEIGHT,
  viewBox: `0 0 1000 ${HEIGHT}`,
  preserveAspectRatio: "none",
  className: "block max-sm:h-20",
} as const;

function FiveBars({ filled }: { filled: number }) {
  return (
    <svg {...stretched}>
      {[0, 1, 2, 3, 4].map((bar) => (
        <g key={bar}>
          <rect y={bar * 21} width="100%" height="16" className="fill-rule" />
          <rect
            y={bar * 21}
            width={`${Math.min(1, filled - bar) * 100}%`}
            height="16"
            className="fill-accent"
          />
        </g>
      ))}
    </svg>
  );
}

interface UnitsProps {
  columns: number;
  rows: number;
  missing: number;
  /** The colour of the missing ones. */
  hole: string;
}

/** A grid of equal units, the last of them missing. */
function Units({ columns, rows, missing, hole }: UnitsProps) {
  const pitch = { x: 1000 / columns, y: HEIGHT / rows };
  const shared = { pitch: pitch.x, size: { width: pitch.x * 0.72, height: pitch.y * 0.72 } };
  const last = { y: (rows - 1) * pitch.y, from: columns - missing, count: missing };
  return (
    <svg {...stretched}>
      <UnitRows
        rows={Array.from({ length: rows }, (_, row) => ({
          y: row * pitch.y,
          count: row === rows - 1 ? columns - missing : columns,
        }))}
        {...shared}
        className="text-accent"
      />
      <UnitRows rows={[last]} {...shared} className={hole} />
    </svg>
  );
}
