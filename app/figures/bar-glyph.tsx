import { cx } from "~/lib/react/cx";
import { type Bar, barsPath } from "./bars";

/**
 * Rows from top to bottom, written so that the picture can be read where it stands: "#" is a bar in the accent
 * colour, "+" one in ink, "-" a pale one, "." nothing. Neighbours of one kind join to one bar.
 */
export type GlyphRows = readonly string[];

export interface BarGlyphProps {
  rows: GlyphRows;
  className?: string;
}

/** A small sign made of bars, in the way of the area glyphs. Always beside its name, so hidden from screen readers. */
export function BarGlyph({ rows, className }: BarGlyphProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden className={cx("shrink-0", className ?? "size-10")}>
      {inks.map(({ mark, fill }) => (
        <path
          key={fill}
          d={barsPath(rows.flatMap((row, index) => runs(row, index, rows, mark)))}
          className={fill}
        />
      ))}
    </svg>
  );
}

const inks = [
  { mark: /#+/g, fill: "fill-accent" },
  { mark: /\++/g, fill: "fill-unit" },
  { mark: /-+/g, fill: "fill-rule-2" },
];

function runs(row: string, index: number, rows: GlyphRows, mark: RegExp): Bar[] {
  const cell = 24 / Math.max(...rows.map((each) => each.length));
  const pitch = 24 / rows.length;
  return [...row.matchAll(mark)].map((run) => ({
    x: run.index * cell,
    y: (index + 0.2) * pitch,
    width: run[0].length * cell,
    height: pitch * 0.6,
  }));
}
