/** A scale for the header's lower edge. */
export interface RulerScale {
  from?: number;
  to: number;
  /** Distance of the small ticks, or the values that have one where they stand unevenly. */
  minor: Ticks;
  /** Distance of the labelled ticks, or their values. */
  major: Ticks;
  /** What stands at a labelled tick, e.g. hour => `${hour}:00`. */
  format: (value: number) => string;
  /** A value between the labelled ticks with its unit, as the visitor reads it; `format` if left out. */
  read?: (value: number) => string;
  /** Places on the scale with a name: plans on a price scale, response times on a scale of minutes. */
  markers?: readonly RulerMarker[];
  /** A marker that moves, as it stands before scripts run; a part of the page may move it (lib/ruler/live-marker.ts). */
  live?: RulerMarker;
  /** Ticks stand at multiples of their distance, not at distances from the start: full hours of a day that begins at 16:02. */
  atMultiples?: true;
  /** Adds a marker for the office's time of day; only for a scale of 24 hours. */
  officeTime?: boolean;
  /** Where on the page's twelve columns the scale stands: over the figure that it belongs to. All of them if left out. */
  place?: RulerPlace;
}

type Ticks = number | readonly number[];

export interface RulerMarker {
  at: number;
  label: string;
  /** Stays where there is no room for all. */
  popular?: boolean;
}

export interface RulerPlace {
  className: string;
  /** Its length on the narrowest screen of each range of widths, in pixels: see `rulerWidths`. */
  widths: readonly [number, number, number, number];
}

/** Where a value lies on the scale, in per cent. */
export function positionOn(scale: Pick<RulerScale, "from" | "to">, value: number): number {
  return round(exactPositionOn(scale, value));
}

/** The same, for what is only measured from. */
export function exactPositionOn(scale: Pick<RulerScale, "from" | "to">, value: number): number {
  const from = scale.from ?? 0;
  return ((value - from) / (scale.to - from)) * 100;
}

/** The values with a tick every `step`, both ends included where they are such values. */
export function ticks(
  scale: Pick<RulerScale, "from" | "to" | "atMultiples">,
  step: Ticks,
): readonly number[] {
  if (typeof step !== "number") return step;
  const start = scale.from ?? 0;
  const from = scale.atMultiples ? Math.ceil(start / step) * step : start;
  const count = scale.atMultiples
    ? Math.floor((scale.to - from) / step)
    : Math.round((scale.to - from) / step);
  return Array.from({ length: count + 1 }, (_, index) => round(from + index * step));
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
