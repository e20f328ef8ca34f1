/** In pixels, from the upper left corner of the plot. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Chip {
  width: number;
  /** The middle of the row that it reads. */
  middle: number;
}

interface Plot {
  width: number;
  /** Where the hairline stands. */
  line: number;
}

const chipHeight = 22;

/** Puts each reading beside the hairline and near its row, where it covers neither words of the figure nor another reading. */
export function placeChips(plot: Plot, chips: readonly Chip[], words: readonly Box[]): Box[] {
  const placed: Box[] = [];
  for (const { width, middle } of chips) {
    const y = middle - chipHeight / 2;
    const places = [nearSteps, farSteps].flatMap((steps) =>
      [besideLine(plot, width), ...elsewhere(plot, width)].flatMap((xs) =>
        steps.flatMap((step) => xs.map((x) => ({ x, y: y + step, width, height: chipHeight }))),
      ),
    );
    placed.push(firstFree(places, [...words, ...placed]));
  }
  return placed;
}

/** Puts the hairline's own flag on top of it, above the plot. */
export function placeFlag({ line, width }: Plot, flag: number, words: readonly Box[]): Box {
  const right = line + flag <= width;
  const xs = right ? [line, line - flag] : [line - flag, line];
  const places = flagSteps.flatMap((step) =>
    xs
      .filter((x) => x >= -overhang && x + flag <= width + overhang)
      .map((x) => ({ x, y: step - chipHeight, width: flag, height: chipHeight })),
  );
  return firstFree(
    places.length > 0 ? places : [{ x: 0, y: -chipHeight, width: flag, height: chipHeight }],
    words,
  );
}

/** How far a flag may stand over the plot's ends: the margin of a phone without 8 pixels. */
const overhang = 12;

/** Down and up from the middle of the row, nearest first: within the row, where it is best to stay, and further. */
const nearSteps = [0, 6, -6, 12, -12, 18, -18];
const farSteps = [24, 30, 36, 42, 48, 54, 60].flatMap((step) => [step, -step]);
/** Up from the plot, then down into it, then far up. */
const flagSteps = [0, -6, -12, -18, -24, 22, 28, 34, 40, 46, 52, 58, 64, -30, -36, -42, -48, -54, -60];

function besideLine({ line, width }: Plot, chip: number): number[] {
  return [line + 8, line - 8 - chip].filter((x) => x >= 0 && x + chip <= width);
}

/** Anywhere in the row, the nearest first. */
function elsewhere({ line, width }: Plot, chip: number): number[][] {
  const room = Math.max(0, width - chip);
  const xs = Array.from({ length: Math.floor(room / 12) + 1 }, (_, index) => index * 12);
  const distance = (x: number) => Math.abs(x + chip / 2 - line);
  return [...xs, room].toSorted((one, other) => distance(one) - distance(other)).map((x) => [x]);
}

/** The first place with nothing under it, else the one that covers least. */
function firstFree(places: readonly Box[], taken: readonly Box[]): Box {
  let best: { box: Box; covered: number } | undefined;
  for (const box of places) {
    const covered = taken.reduce((sum, other) => sum + overlap(box, other), 0);
    if (covered === 0) return box;
    if (!best || covered < best.covered) best = { box, covered };
  }
  return best?.box ?? { x: 0, y: 0, width: 0, height: chipHeight };
}

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}
