export interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Any number of bars as one SVG path: a thousand units cost one element. */
export function barsPath(bars: readonly Bar[]): string {
  return bars
    .map(({ x, y, width, height }) => `M${fix(x)} ${fix(y)}h${fix(width)}v${fix(height)}h${fix(-width)}z`)
    .join("");
}

/** One unit for each cell of a grid that `include` accepts, column by column. */
export function unitGrid(options: {
  columns: number;
  rows: number;
  /** Distance from one unit to the next. */
  pitch: { x: number; y: number };
  size: { width: number; height: number };
  include?: (column: number, row: number) => boolean;
}): Bar[] {
  const { columns, rows, pitch, size, include = () => true } = options;
  const bars: Bar[] = [];
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      if (include(column, row)) bars.push({ x: column * pitch.x, y: row * pitch.y, ...size });
    }
  }
  return bars;
}

/** Two decimals are finer than any screen and keep the HTML small. */
function fix(value: number): string {
  return String(Math.round(value * 100) / 100);
}
