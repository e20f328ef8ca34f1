import { cx } from "~/lib/cx";

/** Five rows from top to bottom of 12 characters each: "#" is bar, anything else is paper. */
export type GlyphRows = readonly [string, string, string, string, string];

/** A small sign made of bars, in the way of the area glyphs. Always beside the title it illustrates, so hidden from screen readers. */
export function RowGlyph({ rows, className }: { rows: GlyphRows; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="currentColor"
      aria-hidden
      className={cx("shrink-0", className ?? "area-cloud size-8 text-accent")}
    >
      <path d={rows.map(rowPath).join("")} />
    </svg>
  );
}

function rowPath(row: string, index: number): string {
  return [...row.matchAll(/#+/g)]
    .map(({ 0: bar, index: from }) => `M${from * 2} ${1 + index * 5}h${bar.length * 2}v3h${bar.length * -2}z`)
    .join("");
}
