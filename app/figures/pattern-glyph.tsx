export interface PatternGlyphProps {
  /**
   * Rows of equal length from top to bottom: "#" in the accent colour, "+" in ink, "." pale, a space for nothing.
   * Neighbours of one kind join to a bar.
   */
  pattern: readonly string[];
  className: string;
}

const CELL = 2;
const ROW = 5;
const BAR = 3.2;

/** A small sign of flat bars, written as text. Always beside its name, so hidden from screen readers. */
export function PatternGlyph({ pattern, className }: PatternGlyphProps) {
  const width = Math.max(...pattern.map((row) => row.length)) * CELL;
  return (
    <svg viewBox={`0 0 ${width} ${pattern.length * ROW - ROW + BAR}`} aria-hidden className={className}>
      {(Object.keys(tones) as Tone[]).map((tone) => (
        <path key={tone} d={pathOf(pattern, tone)} className={tones[tone]} />
      ))}
    </svg>
  );
}

type Tone = "#" | "+" | ".";

const tones: Record<Tone, string> = { "#": "fill-accent", "+": "fill-unit", ".": "fill-rule-2" };

function pathOf(pattern: readonly string[], tone: Tone): string {
  const runs = tone === "#" ? /#+/g : tone === "+" ? /\++/g : /\.+/g;
  return pattern
    .flatMap((row, index) =>
      [...row.matchAll(runs)].map(
        (run) =>
          `M${run.index * CELL} ${index * ROW}h${run[0].length * CELL}v${BAR}h-${run[0].length * CELL}z`,
      ),
    )
    .join("");
}
