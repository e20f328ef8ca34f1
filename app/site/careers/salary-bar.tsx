import type { Position } from "~/catalogue/positions.data";
import { payStep } from "~/catalogue/positions";

export interface PayScale {
  from: number;
  to: number;
}

/** A salary as a bar on the scale that all positions share. The range stands in words beside it. */
export function SalaryBar({ pay: { from, to }, scale }: { pay: Position["pay"]; scale: PayScale }) {
  return (
    <svg aria-hidden width="100%" height="12" className="block">
      <rect y="5.5" width="100%" height="1" className="fill-rule-2" />
      <rect
        x={`${share(from - scale.from, scale)}%`}
        width={`${share(to - from, scale)}%`}
        height="12"
        className="animate-draw fill-blue"
      />
    </svg>
  );
}

/** The scale in words, at every step. */
export function PayAxis({ scale }: { scale: PayScale }) {
  const steps = Array.from(
    { length: (scale.to - scale.from) / payStep + 1 },
    (_, step) => scale.from + step * payStep,
  );
  return (
    <svg width="100%" height="16" className="label-text block text-ink-3">
      {steps.map((thousands) => (
        <text
          key={thousands}
          x={`${share(thousands - scale.from, scale)}%`}
          y="13"
          textAnchor={thousands === scale.from ? "start" : thousands === scale.to ? "end" : "middle"}
        >
          {`$${thousands}k`}
        </text>
      ))}
    </svg>
  );
}

/** Part of the scale in per cent. */
function share(thousands: number, scale: PayScale): number {
  return Math.round((thousands / (scale.to - scale.from)) * 10_000) / 100;
}
