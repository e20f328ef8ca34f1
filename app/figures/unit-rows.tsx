export interface UnitRow {
  y: number;
  /** The first unit of the row, counted from the left edge. */
  from?: number;
  /** How many units the row has. */
  count: number;
}

export interface UnitRowsProps {
  rows: readonly UnitRow[];
  /** Distance from one unit to the next. */
  pitch: number;
  size: { width: number; height: number };
  className: string;
}

/** Rows of equal units drawn as dashed lines: 8,760 hours are one path of 24 lines. */
export function UnitRows({ rows, pitch, size, className }: UnitRowsProps) {
  const d = rows
    .filter((row) => row.count > 0)
    .map(
      ({ y, from = 0, count }) =>
        `M${fix(from * pitch)} ${fix(y + size.height / 2)}h${fix((count - 1) * pitch + size.width)}`,
    )
    .join("");
  return (
    <path
      d={d}
      fill="none"
      stroke="currentColor"
      strokeWidth={size.height}
      strokeDasharray={`${fix(size.width)} ${fix(pitch - size.width)}`}
      className={className}
    />
  );
}

/** Dashes add up along a row, so they need more decimals than single bars. */
function fix(value: number): string {
  return String(Math.round(value * 10_000) / 10_000);
}
