import { cx } from "~/lib/cx";

/** From and to, on a grid of 24. */
export type Span = readonly [from: number, to: number];

export interface BarSilhouetteProps {
  /** Five rows from top to bottom; each row is one or more bars. */
  rows: readonly (readonly Span[])[];
  className?: string;
}

/** A sign made of five rows of bars in the accent colour, for a thing that has no glyph of its own. Always beside its name. */
export function BarSilhouette({ rows, className }: BarSilhouetteProps) {
  const d = rows
    .flatMap((row, index) => row.map(([from, to]) => `M${from} ${1 + index * 5}H${to}v3H${from}z`))
    .join("");
  return (
    <svg viewBox="0 0 24 24" aria-hidden className={cx("shrink-0 fill-accent", className ?? "size-8")}>
      <path d={d} />
    </svg>
  );
}
