/** A square slab seen from above at an angle, divided into cells, some of them taken and raised to a block. */
export interface Floor {
  /** Cells along one side; the floor has the square of it. */
  cells: number;
  /** The first cell that is taken. */
  from: { x: number; y: number };
  /** How many are taken in each direction. */
  taken: { x: number; y: number };
  /** How high the block stands. */
  height: number;
}

interface Point {
  x: number;
  y: number;
}

const side = 7.4;
const unit: Point = { x: 28, y: 14.6 };
const centre = 210;
const thickness = 9;
/** From one floor to the next below it. */
export const floorHeight = 148;

/** The paths of one floor. Coordinates start at its far corner. */
export function floor({ cells, from, taken, height }: Floor) {
  const size = side / cells;
  const at = (x: number, y: number, z = 0): Point => ({
    x: centre + (x - y) * size * unit.x,
    y: (x + y) * size * unit.y - z,
  });
  const to = { x: from.x + taken.x, y: from.y + taken.y };
  const isTaken = (x: number, y: number) => x >= from.x && x < to.x && y >= from.y && y < to.y;
  const gap = 0.12;

  const free: Point[][] = [];
  for (let x = 0; x < cells; x++) {
    for (let y = 0; y < cells; y++) {
      if (isTaken(x, y)) continue;
      const far = { x: x + 1 - gap, y: y + 1 - gap };
      free.push([at(x + gap, y + gap), at(far.x, y + gap), at(far.x, far.y), at(x + gap, far.y)]);
    }
  }

  const left = shape(at(from.x, to.y, height), at(to.x, to.y, height), at(to.x, to.y), at(from.x, to.y));
  const right = shape(at(to.x, from.y, height), at(to.x, to.y, height), at(to.x, to.y), at(to.x, from.y));
  return {
    slab: shape(at(0, 0), at(cells, 0), at(cells, cells), at(0, cells)),
    edges:
      shape(at(0, cells), at(cells, cells), at(cells, cells, -thickness), at(0, cells, -thickness)) +
      shape(at(cells, 0), at(cells, cells), at(cells, cells, -thickness), at(cells, 0, -thickness)),
    cells: shapes(free),
    sides: left + right,
    left,
    right,
    lid: shape(
      at(from.x, from.y, height),
      at(to.x, from.y, height),
      at(to.x, to.y, height),
      at(from.x, to.y, height),
    ),
    /** Where one cell of the block ends and the next begins. */
    seams: [
      ...between(from.x, to.x).map((x) => line(at(x, from.y, height), at(x, to.y, height))),
      ...between(from.y, to.y).map((y) => line(at(from.x, y, height), at(to.x, y, height))),
    ].join(""),
    corner: round(at(cells, 0)),
  };
}

function between(from: number, to: number): number[] {
  return Array.from({ length: to - from - 1 }, (_, index) => from + index + 1);
}

function shape(...points: Point[]): string {
  return shapes([points]);
}

/** By distances: equal cells are equal text, which compresses to almost nothing. */
function shapes(each: readonly (readonly Point[])[]): string {
  let before: Point | undefined;
  return each
    .map(([first = { x: 0, y: 0 }, ...others]) => {
      // Two decimals, because what one is off adds up.
      const move = before ? `m${pair(distance(before, first), 100)}` : `M${pair(first)}`;
      before = first;
      const points = [first, ...others];
      return `${move}${others.map((point, index) => `l${pair(distance(points[index] ?? first, point))}`).join("")}z`;
    })
    .join("");
}

function distance(from: Point, to: Point): Point {
  return { x: to.x - from.x, y: to.y - from.y };
}

function line(from: Point, to: Point): string {
  return `M${pair(from)}L${pair(to)}`;
}

function pair(point: Point, steps = 10): string {
  const { x, y } = round(point, steps);
  return `${x} ${y}`;
}

function round({ x, y }: Point, steps = 10): Point {
  return { x: Math.round(x * steps) / steps, y: Math.round(y * steps) / steps };
}
