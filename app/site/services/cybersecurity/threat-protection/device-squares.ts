import type { Bar } from "~/figures/bars";

const PER_ROW = 25;
const ROWS = 5;
const PITCH = 12;
const SIZE = 8;

/** A plan without a limit. */
export const endless = Infinity;

/** Squares stand for more devices where the visitor's would not fit the drawing. */
export function devicesPerSquare(devices: number): number {
  return devices > PER_ROW * (ROWS - 1) ? 5 : 1;
}

/** The squares of a plan from the bottom up: first the visitor's that it covers, then its free ones. */
export function capSquares(cap: number, devices: number): { own: Bar[]; free: Bar[] } {
  const each = devicesPerSquare(devices);
  const covered = Math.min(cap, devices) / each;
  const room = Math.min(cap / each, PER_ROW * ROWS);
  return { own: squares(0, covered), free: squares(covered, room) };
}

/** From one place of the row of squares to another; the first and the last may be parts of a square. */
function squares(from: number, to: number): Bar[] {
  const first = Math.floor(from);
  return Array.from({ length: Math.max(0, Math.ceil(to) - first) }, (_, index) => {
    const place = first + index;
    const start = Math.max(0, from - place);
    return {
      x: (place % PER_ROW) * PITCH + start * SIZE,
      y: (ROWS - 1 - Math.floor(place / PER_ROW)) * PITCH,
      width: (Math.min(1, to - place) - start) * SIZE,
      height: SIZE,
    };
  });
}
