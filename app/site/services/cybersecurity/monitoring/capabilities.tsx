import type { ReactNode } from "react";

import { cx } from "~/lib/react/cx";

export interface Capability {
  metric: string;
  title: string;
  description: string;
  /** How to read the drawing. */
  note: string;
}

interface CapabilitiesProps {
  /** Detection time, events and uptime, in this order: each has a drawing of its own. */
  capabilities: readonly [Capability, Capability, Capability];
}

/** The time in large on the left, the two others beside it. */
export function Capabilities({ capabilities: [detection, events, uptime] }: CapabilitiesProps) {
  return (
    <dl className="grid border-t border-axis md:grid-cols-[7fr_5fr]">
      <Metric {...detection} className="md:row-span-2 md:border-r md:pr-10" large>
        <Hour />
      </Metric>
      <Metric {...events} className="md:pl-10">
        <Second />
      </Metric>
      <Metric {...uptime} className="md:pl-10">
        <Whole />
      </Metric>
    </dl>
  );
}

type MetricProps = Capability & { className: string; large?: boolean; children: ReactNode };

function Metric({ metric, title, description, note, className, large, children }: MetricProps) {
  return (
    <div className={cx("flex flex-col border-b border-rule-2 py-8 max-sm:py-5", className)}>
      <dt className="mt-3 text-h4">{title}</dt>
      <dd className={cx("-order-1", large ? "text-display" : "text-figure")}>{metric}</dd>
      <dd className="mt-1.5 max-w-[52ch] text-ink-2">{description}</dd>
      <dd className={cx("pt-7 max-sm:pt-5", large ? "flex flex-1 flex-col" : "mt-auto")}>
        {children}
        <p className="label-text mt-3 text-ink-3">{note}</p>
      </dd>
    </div>
  );
}

/** Sixty minutes, fifteen of them dark. */
function Hour() {
  return (
    <svg aria-hidden width="100%" className="min-h-44 flex-1">
      {Array.from({ length: 60 }, (_, minute) => (
        <rect
          key={minute}
          x={`${Math.round((minute / 60) * 1000) / 10}%`}
          y={minute % 15 === 0 ? "0" : "12%"}
          width="1.1%"
          height={minute % 15 === 0 ? "100%" : "88%"}
          className={minute < 15 ? "fill-cybersecurity" : "fill-rule-2"}
        />
      ))}
    </svg>
  );
}

function Second() {
  return (
    <svg aria-hidden width="100%" height="20" className="block">
      {Array.from({ length: 12 }, (_, event) => (
        <rect
          key={event}
          x={`${Math.round((event / 12) * 1000) / 10}%`}
          width="6.5%"
          height="20"
          className="fill-unit"
        />
      ))}
    </svg>
  );
}

/** A whole with a thousandth missing. */
function Whole() {
  return (
    <svg aria-hidden width="100%" height="20" className="block">
      <rect width="93.9%" height="20" className="fill-unit" />
      <rect x="94%" width="6%" height="20" className="fill-unit" />
    </svg>
  );
}
