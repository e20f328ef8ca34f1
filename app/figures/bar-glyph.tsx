import { cx } from "~/lib/react/cx";
import { type Bar, barsPath } from "./bars";

/**
 * Rows from top to bottom, written so that the picture can be read where it stands: "#" is a bar in the accent
 * colour, "+" one in ink, "-" a pale one, "." nothing. Neighbours of one kind join to one bar.
 */
export type GlyphRows = readonly string[];

/** Bars placed freely on a square field, where rows are too coarse. They are drawn in the order given. */
export interface GlyphBars {
  /** Its width and height. */
  field: number;
  bars: { [Fill in "fill-accent" | "fill-unit" | "fill-rule-2"]?: readonly Bar[] };
}

/** Drawings by name. A page, or an area where several pages have some, keeps them in a file called glyphs.ts. */
export type Glyphs<Name extends string = string> = Readonly<Record<Name, GlyphRows | GlyphBars>>;

export interface BarGlyphProps {
  drawing: GlyphRows | GlyphBars;
  className?: string;
}

/** A small sign made of bars, in the way of the area glyphs. Always beside its name, so hidden from screen readers. */
export function BarGlyph({ drawing, className }: BarGlyphProps) {
  const { field, bars } = "field" in drawing ? drawing : barsOf(drawing);
  return (
    <svg viewBox={`0 0 ${field} ${field}`} aria-hidden className={cx("shrink-0", className ?? "size-10")}>
      {Object.entries(bars).map(([fill, ofThisFill]) => (
        <path key={fill} d={barsPath(ofThisFill)} className={fill} />
      ))}
    </svg>
  );
}

function barsOf(rows: GlyphRows): GlyphBars {
  return {
    field: 24,
    bars: {
      "fill-accent": runs(rows, /#+/g),
      "fill-unit": runs(rows, /\++/g),
      "fill-rule-2": runs(rows, /-+/g),
    },
  };
}

function runs(rows: GlyphRows, mark: RegExp): Bar[] {
  const cell = 24 / Math.max(...rows.map((row) => row.length));
  const pitch = 24 / rows.length;
  return rows.flatMap((row, index) =>
    [...row.matchAll(mark)].map((run) => ({
      x: run.index * cell,
      y: (index + 0.2) * pitch,
      width: run[0].length * cell,
      height: pitch * 0.6,
    })),
  );
}
