import { cx } from "~/lib/cx";
import { barsPath } from "./bars";

/** Five lines of equal length: "#" is a bar, "+" a bar in the accent colour, "-" a pale one, "." nothing. */
export type GlyphRows = readonly [string, string, string, string, string];

const inks = { "#": "fill-current", "+": "fill-accent", "-": "fill-rule-2" } as const;

/** A small sign made of bars, written as text so that its picture can be read in the content file. Decorative. */
export function RowGlyph({ rows, className }: { rows: GlyphRows; className?: string }) {
  const columns = rows[0].length;
  return (
    <svg viewBox={`0 0 ${columns * 3} 23`} aria-hidden className={cx("h-10 shrink-0", className)}>
      {Object.entries(inks).map(([mark, ink]) => (
        <path key={mark} d={barsPath(rows.flatMap((row, index) => runs(row, mark, index)))} className={ink} />
      ))}
    </svg>
  );
}

/** Neighbouring marks of one kind make one bar. */
function runs(row: string, mark: string, index: number) {
  return [...row.matchAll(new RegExp(`\\${mark}+`, "g"))].map((run) => ({
    x: run.index * 3,
    y: index * 5,
    width: run[0].length * 3,
    height: 3,
  }));
}
