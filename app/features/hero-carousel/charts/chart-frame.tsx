import type { ReactNode } from "react";

import { type Layer, Layers } from "./layers";

export const WIDE = 528;

export interface ChartFrameProps {
  /** What the chart shows, in words. */
  label: string;
  wide: readonly Layer[];
  /** Drawn anew for a phone: fewer, larger parts. */
  narrow: ReactNode;
  /** Lines of the wide chart that the bars cover. */
  grid?: ReactNode;
  /** Labels and lines of the wide chart in front of the bars. */
  children: ReactNode;
}

/** A hero chart in its two drawings; the wide one lies behind the slide's copy. */
export function ChartFrame({ label, wide, narrow, grid, children }: ChartFrameProps) {
  return (
    <div role="img" aria-label={label} className="wrap relative h-72 md:h-full">
      <div className="relative h-full">
        <div className="max-md:hidden">
          <svg width="100%" height="100%" className="absolute inset-0 overflow-visible">
            {grid}
          </svg>
          <Layers layers={wide} height={WIDE} className="absolute inset-0 size-full animate-draw" />
          <svg width="100%" height="100%" className="absolute inset-0 overflow-visible">
            {children}
          </svg>
        </div>
        <div className="md:hidden">{narrow}</div>
      </div>
    </div>
  );
}

interface ChartLabelProps {
  /** Place on the scale in per cent. */
  x: number;
  y: number;
  strong?: string;
  anchor?: "start" | "middle" | "end";
  dx?: number;
  children?: string;
}

/** A short note in a chart: a figure in bold, then what it counts. Lines that it crosses make room for it. */
export function ChartLabel({ x, y, strong, anchor = "start", dx = 0, children }: ChartLabelProps) {
  return (
    <text
      x={`${x}%`}
      y={y}
      dx={dx}
      textAnchor={anchor}
      paintOrder="stroke"
      className="stroke-paper stroke-[5] text-label font-medium narrow text-ink-2 tabular"
    >
      {strong && <tspan className="fill-ink font-bold">{strong}</tspan>}
      {strong && children && " "}
      {children}
    </text>
  );
}

/** A hairline from top to bottom. */
export function ChartRule({
  x,
  from = 0,
  className = "stroke-rule",
}: {
  x: number;
  from?: number;
  className?: string;
}) {
  return <line x1={`${x}%`} x2={`${x}%`} y1={from} y2={WIDE} className={className} />;
}
