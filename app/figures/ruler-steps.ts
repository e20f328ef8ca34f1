import { type RulerScale, ticks } from "./ruler-scale";

/** The tick or marker nearest to a place on the ruler, from 0 (its start) to 1 (its end). */
export function nearestStop(scale: RulerScale, share: number): number {
  const from = scale.from ?? 0;
  const wanted = from + share * (scale.to - from);
  return stops(scale).reduce((nearest, stop) =>
    Math.abs(stop - wanted) < Math.abs(nearest - wanted) ? stop : nearest,
  );
}

/** Where a key leads from a value; undefined if the key has no meaning on a slider. */
export function nextTick(scale: RulerScale, value: number, key: string): number | undefined {
  const from = scale.from ?? 0;
  if (key === "Home") return from;
  if (key === "End") return scale.to;
  const step = steps[key];
  if (!step) return undefined;
  const values = within(scale, [...ticks(scale, scale[step.of]), from, scale.to]);
  const next = step.by > 0 ? values.find((tick) => tick > value) : values.findLast((tick) => tick < value);
  return next ?? (step.by > 0 ? scale.to : from);
}

const steps: Record<string, { of: "minor" | "major"; by: number }> = {
  ArrowRight: { of: "minor", by: 1 },
  ArrowUp: { of: "minor", by: 1 },
  ArrowLeft: { of: "minor", by: -1 },
  ArrowDown: { of: "minor", by: -1 },
  PageUp: { of: "major", by: 1 },
  PageDown: { of: "major", by: -1 },
};

function stops(scale: RulerScale): number[] {
  const named = scale.markers?.map(({ at }) => at) ?? [];
  return within(scale, [...ticks(scale, scale.minor), ...ticks(scale, scale.major), ...named]);
}

function within({ from = 0, to }: RulerScale, values: readonly number[]): number[] {
  return values.filter((value) => value >= from && value <= to).toSorted((one, other) => one - other);
}
