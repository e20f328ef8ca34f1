import { cx } from "~/lib/cx";

/**
 * A small silhouette of bars on a grid of 24, one text per row from top to bottom.
 * A row lists its bars as "from-to"; a bar with a star is in the accent colour: "0-9 12-24*".
 */
export type GlyphRows = readonly string[];

/** A sign made of bars for something that stands beside it in words, so hidden from screen readers. */
export function RowGlyph({ rows, className }: { rows: GlyphRows; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden className={cx("shrink-0", className ?? "size-10")}>
      <path d={pathOf(rows, false)} className="fill-unit" />
      <path d={pathOf(rows, true)} className="fill-accent" />
    </svg>
  );
}

function pathOf(rows: GlyphRows, accented: boolean): string {
  const pitch = 24 / rows.length;
  return rows
    .flatMap((row, index) =>
      Array.from(row.matchAll(/(\d+)-(\d+)(\*?)/g), ([, from, to, star]) =>
        Boolean(star) === accented
          ? `M${from} ${round(index * pitch + pitch * 0.2)}H${to}v${round(pitch * 0.6)}H${from}z`
          : "",
      ),
    )
    .join("");
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
