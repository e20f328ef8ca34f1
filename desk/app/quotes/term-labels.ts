import { textWidth } from "~/figures/ruler-flags";

export interface TermLabel {
  key: string;
  amount: string;
  words: string;
  /** Where its part begins, in per cent of the bar. */
  at: number;
}

export interface PlacedLabel extends TermLabel {
  /** 0 directly under the bar. */
  row: number;
}

const MOST_ROWS = 3;
/** Between the line and its words, and after them. */
const PADDING = 8;
const GAP = 12;

/**
 * Hangs each part's label on a line from where the part begins, as a staircase: one that would reach over the next
 * line stands a row below it. Undefined where a bar of this width, in pixels, has no room for all of them.
 */
export function placeTermLabels(labels: readonly TermLabel[], width: number): PlacedLabel[] | undefined {
  const placed: (PlacedLabel & { from: number })[] = [];
  for (const label of labels.toReversed()) {
    const from = (label.at / 100) * width;
    const end = from + PADDING + widthOf(label);
    const crossed = placed.filter((other) => other.from < end + GAP);
    const row = Math.max(-1, ...crossed.map((other) => other.row)) + 1;
    if (end > width || row >= MOST_ROWS) return undefined;
    placed.unshift({ ...label, from, row });
  }
  return placed.map(({ from: _from, ...label }) => label);
}

/** Of the longer of its two lines, in pixels. */
function widthOf({ amount, words }: TermLabel): number {
  return Math.max(amount.length * 9.2, textWidth(words) * 1.1 + wide(words) * 9);
}

/** Signs of other scripts are up to twice as wide as ours. */
function wide(text: string): number {
  return Array.from(text).filter((sign) => (sign.codePointAt(0) ?? 0) > 0x24f && !/[–—’“”…×]/u.test(sign))
    .length;
}
