import { cx } from "~/lib/cx";
import { barsPath } from "./bars";

/**
 * A small picture of five rows of bars, written as text so that it can be read where it is defined:
 * "x" is a cell in the accent colour, "o" a quiet one, anything else is empty. All rows have the same length.
 */
export type GlyphRows = readonly [string, string, string, string, string];

const SIDE = 24;

/** A sign of its own for one service or one kind of thing. Always beside its name, so hidden from screen readers. */
export function BarGlyph({ rows, className }: { rows: GlyphRows; className?: string }) {
  return (
    <svg viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden className={cx("shrink-0", className ?? "size-9")}>
      <path d={barsOf(rows, "o")} className="fill-rule-2" />
      <path d={barsOf(rows, "x")} className="fill-accent" />
    </svg>
  );
}

/** Neighbouring cells of one kind are one bar. */
function barsOf(rows: GlyphRows, cell: "x" | "o"): string {
  return barsPath(
    rows.flatMap((row, index) => {
      const unit = SIDE / row.length;
      return [...row.matchAll(new RegExp(`${cell}+`, "g"))].map((run) => ({
        x: run.index * unit,
        y: 1 + index * 5,
        width: run[0].length * unit,
        height: 3,
      }));
    }),
  );
}
