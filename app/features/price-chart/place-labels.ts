export type Side = "right" | "left";

/** A text beside a mark. All lengths are pixels. */
export interface Placeable {
  /** The middle of its mark. */
  at: number;
  width: number;
  /** From the middle of the mark to the text. */
  gap: number;
  /** Where it may stand; both sides if left out. */
  only?: Side;
}

export type Span = readonly [from: number, to: number];

export interface Placement {
  sides: readonly Side[];
  /** By how much texts cover each other, a mark or the edge; nothing if all have room. */
  overlap: number;
}

/** Two texts, or a text and a mark, have at least this much between them. */
const CLEARANCE = 3;

/**
 * A side for each text of a row, so that none covers another, a mark, or what else stands there. Every combination is
 * tried: the least overlap wins, then the one with most texts to the right of their marks, where a reader looks first.
 */
export function placeLabels(labels: readonly Placeable[], taken: readonly Span[], width: number): Placement {
  let best: Placement = { sides: [], overlap: Infinity };
  let fewestLeft = Infinity;
  for (const sides of combinations(labels)) {
    const overlap = overlapOf(labels, sides, taken, width);
    const left = sides.filter((side) => side === "left").length;
    if (overlap < best.overlap || (overlap === best.overlap && left < fewestLeft)) {
      best = { sides, overlap };
      fewestLeft = left;
    }
  }
  return best;
}

/** From where to where a text reaches. */
export function spanOf({ at, width, gap }: Placeable, side: Side): Span {
  return side === "right" ? [at + gap, at + gap + width] : [at - gap - width, at - gap];
}

function combinations(labels: readonly Placeable[]): Side[][] {
  return labels.reduce<Side[][]>(
    (all, { only }) => all.flatMap((sides) => (only ? [only] : both).map((side) => [...sides, side])),
    [[]],
  );
}

const both = ["right", "left"] as const;

function overlapOf(
  labels: readonly Placeable[],
  sides: readonly Side[],
  taken: readonly Span[],
  width: number,
): number {
  const spans = labels.map((label, index) => spanOf(label, sides[index] ?? "right"));
  return spans.reduce((sum, span, index) => {
    const beyond = Math.max(0, -span[0]) + Math.max(0, span[1] - width);
    const covered = [...taken, ...spans.slice(index + 1)].map((other) => shared(span, other));
    return sum + beyond + covered.reduce((total, each) => total + each, 0);
  }, 0);
}

function shared(one: Span, other: Span): number {
  return Math.max(0, Math.min(one[1], other[1]) - Math.max(one[0], other[0]) + CLEARANCE);
}
