import { cx } from "~/lib/cx";

/**
 * Five rows of up to twelve signs, from top to bottom: "#" is a bar in the accent of the area,
 * "o" a quiet bar, anything else is empty. Readable where it is written: ["####", "##oo", …].
 */
export type GlyphRows = readonly [string, string, string, string, string];

/** A small drawing of bars that stands beside a title and says the same; hidden from screen readers. */
export function RowGlyph({ rows, className }: { rows: GlyphRows; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden className={cx("shrink-0", className ?? "size-10")}>
      <path d={path(rows, "o")} className="fill-rule-2" />
      <path d={path(rows, "#")} className="fill-accent" />
    </svg>
  );
}

const SIGN = 2;
const PITCH = 5;

function path(rows: GlyphRows, sign: "#" | "o"): string {
  const runs = sign === "#" ? /#+/g : /o+/g;
  return rows
    .flatMap((row, index) =>
      [...row.matchAll(runs)].map(
        (run) =>
          `M${run.index * SIGN} ${1 + index * PITCH}h${run[0].length * SIGN}v3h${-run[0].length * SIGN}z`,
      ),
    )
    .join("");
}
