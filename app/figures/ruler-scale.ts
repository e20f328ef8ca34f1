/** A scale for the header's lower edge. */
export interface RulerScale {
  from?: number;
  to: number;
  /** Distance of the small ticks. */
  minor: number;
  /** Distance of the labelled ticks. */
  major: number;
  /** What stands at a labelled tick, e.g. hour => `${hour}:00`. */
  format: (value: number) => string;
  /** Places on the scale with a name: plans on a price scale, response times on a scale of minutes. */
  markers?: readonly RulerMarker[];
  /** Adds a marker for the office's time of day; only for a scale of 24 hours. */
  officeTime?: boolean;
}

export interface RulerMarker {
  at: number;
  label: string;
}

/** Where a value lies on the scale, in per cent. */
export function positionOn(scale: Pick<RulerScale, "from" | "to">, value: number): number {
  const from = scale.from ?? 0;
  return round(((value - from) / (scale.to - from)) * 100);
}

/** The values with a tick every `step`, both ends included. */
export function ticks(scale: RulerScale, step: number): number[] {
  const from = scale.from ?? 0;
  const count = Math.round((scale.to - from) / step);
  return Array.from({ length: count + 1 }, (_, index) => round(from + index * step));
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
