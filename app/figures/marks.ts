import { type Bar, barsPath, unitGrid } from "./bars.ts";

/**
 * The vocabulary as pure functions from data to path data: bars, columns, units, lanes, gates, staircases, flows,
 * ticks, matrices. Everything is filled, nothing stroked, so that one path can hold any number of them.
 */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One bar. */
export function bar(x: number, y: number, width: number, height: number): string {
  return barsPath([{ x, y, width, height }]);
}

/** A hairline from one point to another, along an axis or slanted. */
export function line(x1: number, y1: number, x2: number, y2: number, thickness = 2): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const dx = ((y2 - y1) / length) * (thickness / 2);
  const dy = ((x2 - x1) / length) * (thickness / 2);
  return polygon([
    [x1 - dx, y1 + dy],
    [x2 - dx, y2 + dy],
    [x2 + dx, y2 - dy],
    [x1 + dx, y1 - dy],
  ]);
}

/** The outline of a box. */
export function frame({ x, y, width, height }: Box, thickness = 2): string {
  return [
    bar(x, y, width, thickness),
    bar(x, y + height - thickness, width, thickness),
    bar(x, y + thickness, thickness, height - 2 * thickness),
    bar(x + width - thickness, y + thickness, thickness, height - 2 * thickness),
  ].join("");
}

/** Values as columns that stand on the box's lower edge; `most` is the value that fills its height. */
export function columns(
  values: readonly number[],
  box: Box,
  { most = Math.max(...values), gap = 0.25 } = {},
): string {
  const pitch = box.width / values.length;
  return barsPath(
    values.map((value, index) => {
      const height = (value / most) * box.height;
      return { x: box.x + index * pitch, y: box.y + box.height - height, width: pitch * (1 - gap), height };
    }),
  );
}

/** Values as bars that start at the box's left edge, top to bottom; `most` is the value that fills its width. */
export function rows(
  values: readonly number[],
  box: Box,
  { most = Math.max(...values), gap = 0.4 } = {},
): string {
  const pitch = box.height / values.length;
  return barsPath(
    values.map((value, index) => ({
      x: box.x,
      y: box.y + index * pitch,
      width: (value / most) * box.width,
      height: pitch * (1 - gap),
    })),
  );
}

export interface Units {
  x: number;
  y: number;
  /** Units in a full row. */
  perRow: number;
  count: number;
  size: number;
  gap: number;
  /** How many units to leave out at the start: the second part of a grid in another tone. */
  skip?: number;
}

/** `count` squares, row by row: 500 clients are 500 of them. */
export function units({ x, y, perRow, count, size, gap, skip = 0 }: Units): string {
  const pitch = size + gap;
  const last = skip + count;
  const grid = unitGrid({
    columns: perRow,
    rows: Math.ceil(last / perRow),
    pitch: { x: pitch, y: pitch },
    size: { width: size, height: size },
    include: (column, row) => row * perRow + column >= skip && row * perRow + column < last,
  });
  return barsPath(moved(grid, x, y));
}

/** A gate across lanes: two posts and the opening between them; `opening` is its share of the height, 0 is closed. */
export function gate(x: number, y: number, height: number, opening: number, width = 10): string {
  const post = (height * (1 - opening)) / 2;
  return opening <= 0
    ? bar(x, y, width, height)
    : bar(x, y, width, post) + bar(x, y + height - post, width, post);
}

export interface Step {
  /** Length of the tread. */
  width: number;
  /** Height above the base. */
  height: number;
}

/** Steps side by side on a common base. */
export function staircase(
  steps: readonly Step[],
  { x, base, gap = 0 }: { x: number; base: number; gap?: number },
): string {
  let left = x;
  return barsPath(
    steps.map(({ width, height }) => {
      const step = { x: left, y: base - height, width: width - gap, height };
      left += width;
      return step;
    }),
  );
}

export interface FlowEnd {
  x: number;
  /** The upper edge. */
  y: number;
  height: number;
}

/** A ribbon that keeps or changes its thickness on the way. */
export function flow(from: FlowEnd, to: FlowEnd): string {
  const middle = fix((from.x + to.x) / 2);
  const [fromLow, toLow] = [fix(from.y + from.height), fix(to.y + to.height)];
  return [
    `M${fix(from.x)} ${fix(from.y)}`,
    `C${middle} ${fix(from.y)} ${middle} ${fix(to.y)} ${fix(to.x)} ${fix(to.y)}`,
    `V${toLow}`,
    `C${middle} ${toLow} ${middle} ${fromLow} ${fix(from.x)} ${fromLow}z`,
  ].join("");
}

/** Ticks that hang from y; every `major`-th is twice as long. */
export function ticks(
  x: number,
  y: number,
  width: number,
  { count, major = 5, length = 8 }: { count: number; major?: number; length?: number },
): string {
  return barsPath(
    Array.from({ length: count + 1 }, (_, index) => ({
      x: x + (index / count) * width - 1,
      y,
      width: 2,
      height: index % major === 0 ? length * 2 : length,
    })),
  );
}

/** The cells of a matrix that `include` accepts. */
export function matrix(
  box: Box,
  size: { columns: number; rows: number; gap?: number },
  include: (column: number, row: number) => boolean,
): string {
  const { columns: across, rows: down, gap = 4 } = size;
  const pitch = { x: (box.width + gap) / across, y: (box.height + gap) / down };
  const cells = unitGrid({
    columns: across,
    rows: down,
    pitch,
    size: { width: pitch.x - gap, height: pitch.y - gap },
    include,
  });
  return barsPath(moved(cells, box.x, box.y));
}

/**
 * The gaps that cut a box into cells, for the paper tone over a filled box: a thousand units for the bytes of
 * sixty. The box ends with its last cell, not with a gap.
 */
export function cuts(
  { x, y, width, height }: Box,
  size: { columns: number; rows: number; gap?: number },
): string {
  const { columns: across, rows: down, gap = 2 } = size;
  const pitch = { x: (width + gap) / across, y: (height + gap) / down };
  return barsPath([
    ...Array.from({ length: across - 1 }, (_, index) => ({
      x: x + (index + 1) * pitch.x - gap,
      y,
      width: gap,
      height,
    })),
    ...Array.from({ length: down - 1 }, (_, index) => ({
      x,
      y: y + (index + 1) * pitch.y - gap,
      width,
      height: gap,
    })),
  ]);
}

/** An arrow head that points right (or left), its tip at x, y. */
export function head(x: number, y: number, size = 12, direction: "right" | "left" = "right"): string {
  const back = direction === "right" ? x - size : x + size;
  return polygon([
    [x, y],
    [back, y - size * 0.6],
    [back, y + size * 0.6],
  ]);
}

export function polygon(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${fix(x)} ${fix(y)}`).join("L")}z`;
}

function moved(bars: readonly Bar[], x: number, y: number): Bar[] {
  return bars.map((each) => ({ ...each, x: each.x + x, y: each.y + y }));
}

function fix(value: number): number {
  return Math.round(value * 100) / 100;
}
