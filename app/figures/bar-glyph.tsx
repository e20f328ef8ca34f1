import { cx } from "~/lib/cx";

/**
 * A small sign made of five bars, written as five rows of eight cells:
 * "#" is a bar in full colour, "-" a pale one, "." nothing. Neighbouring cells join to one bar.
 */
export type GlyphRows = readonly [string, string, string, string, string];

export interface BarGlyphProps {
  rows: GlyphRows;
  /** Colour (as text colour) and size. */
  className?: string;
}

/** The sign of a service or a benefit. Always beside its name, so hidden from screen readers. */
export function BarGlyph({ rows, className }: BarGlyphProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="currentColor"
      aria-hidden
      className={cx("shrink-0", className ?? "size-9 text-cloud")}
    >
      <path d={barsOf(rows, "#")} />
      <path d={barsOf(rows, "-")} opacity="0.35" />
    </svg>
  );
}

function barsOf(rows: GlyphRows, cell: "#" | "-"): string {
  return rows
    .flatMap((row, index) =>
      [...row.matchAll(new RegExp(`${cell}+`, "g"))].map(
        (run) => `M${run.index * 3} ${1 + index * 5}h${run[0].length * 3}v3h${-run[0].length * 3}z`,
      ),
    )
    .join("");
}
