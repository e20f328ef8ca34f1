import type { ReactNode } from "react";

import { type Layer, Layers } from "./layers";

export const WIDE = 528;
export const NARROW = 214;

export interface ChartFrameProps {
  /** What the chart shows, in words. */
  label: string;
  wide: readonly Layer[];
  /** Drawn anew for a phone: fewer, larger parts. */
  narrow: readonly Layer[];
  /** Lines of the wide chart that the bars cover. */
  grid?: ReactNode;
  /** Labels and lines of the wide chart in front of the bars. */
  children: ReactNode;
}

/** A hero chart in its two drawings. The wide one lies behind the slide's copy and aligns with the ruler above it. */
export function ChartFrame({ label, wide, narrow, grid, children }: ChartFrameProps) {
  return (
    <div role="img" aria-label={label} className="h-53.5 sm:h-80 md:h-full">
      <div className="wrap relative h-full max-md:hidden">
        <div className="relative h-full">
          <svg width="100%" height="100%" className="absolute inset-0 overflow-visible">
            {grid}
          </svg>
          <Layers layers={wide} height={WIDE} className="absolute inset-0 size-full animate-draw" />
          <svg width="100%" height="100%" className="absolute inset-0 overflow-visible">
            {children}
          </svg>
        </div>
      </div>
      <Layers layers={narrow} height={NARROW} className="size-full animate-draw md:hidden" />
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
      className="stroke-paper stroke-8 text-[0.84375rem] font-medium font-stretch-88% text-ink-2 tabular-nums"
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
