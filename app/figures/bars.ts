export interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Any number of bars as one SVG path: a thousand units cost one element. Each is placed by its distance from the one
 * before, and those that stand on one line end on it: what repeats compresses to almost nothing.
 */
export function barsPath(bars: readonly Bar[]): string {
  let before: { x: number; y: number; bottom: number; height: number } | undefined;
  return bars
    .map((bar) => {
      const x = rounded(bar.x);
      const y = rounded(bar.y);
      const bottom = rounded(bar.y + bar.height);
      const start = before ? `m${fix(x - before.x)} ${fix(y - before.y)}` : `M${fix(x)} ${fix(y)}`;
      const isOnLine = before && before.height !== bar.height && before.bottom === bottom;
      const side = isOnLine ? `V${bottom}` : `v${fix(bar.height)}`;
      before = { x, y, bottom, height: bar.height };
      return `${start}h${fix(bar.width)}${side}h${fix(-bar.width)}z`;
    })
    .join("");
}

/** Bars of one height, for a stroke of that width: what is on every page is written as briefly as can be. */
export function linesPath(bars: readonly Bar[]): string {
  let end = { x: 0, y: 0 };
  return bars
    .map((bar) => {
      const start = { x: rounded(bar.x), y: rounded(bar.y + bar.height / 2) };
      const move = `m${fix(start.x - end.x)} ${fix(start.y - end.y)}`;
      end = { x: start.x + rounded(bar.width), y: start.y };
      return `${move}h${fix(bar.width)}`;
    })
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
function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

function fix(value: number): string {
  return String(rounded(value));
}
