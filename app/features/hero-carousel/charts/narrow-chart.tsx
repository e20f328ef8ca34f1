import type { ReactNode } from "react";

import { type Layer, Layers } from "./layers";

/** How tall a chart is on a phone or a tablet, without its axis. */
export const NARROW = 262;
export const narrowHours = [0, 6, 12, 18, 24];

interface NarrowChartProps {
  layers: readonly Layer[];
  /** Where the lines of the hours end and their labels stand: at the bottom unless the chart says otherwise. */
  axisAt?: number;
  /** Three or four direct labels. */
  children: ReactNode;
}

/** The drawing of a hero chart for narrow screens: its x is the 24 hours of a day. */
export function NarrowChart({ layers, axisAt = NARROW, children }: NarrowChartProps) {
  return (
    <svg width="100%" height={NARROW + 26} className="block overflow-visible">
      {narrowHours.map((hour) => (
        <line
          key={hour}
          x1={`${(hour / 24) * 100}%`}
          x2={`${(hour / 24) * 100}%`}
          y1="20"
          y2={axisAt + 5}
          className="stroke-rule-2"
        />
      ))}
      <svg width="100%" height={NARROW}>
        <Layers layers={layers} height={NARROW} className="size-full animate-draw" />
      </svg>
      {children}
      {narrowHours.map((hour) => (
        <text
          key={hour}
          x={`${(hour / 24) * 100}%`}
          y={axisAt + 20}
          textAnchor={hour === 0 ? "start" : hour === 24 ? "end" : "middle"}
          className="label-text fill-ink-3 tabular"
        >
          {String(hour).padStart(2, "0")}
        </text>
      ))}
    </svg>
  );
}
