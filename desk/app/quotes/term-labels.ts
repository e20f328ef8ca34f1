import { textWidth } from "./text-width.ts";

export interface TermLabel {
  key: string;
  amount: string;
  /** What it is for, from the longest to the shortest way to say it. */
  words: readonly string[];
  /** Where its part begins, in per cent of the bar. */
  at: number;
}

export interface PlacedLabel extends Omit<TermLabel, "words"> {
  words: string;
  /** Which end of the words stands at the line: the last label hangs back from the end of a bar that it would pass. */
  anchor: "start" | "end";
  /** 0 directly under the bar. */
  row: number;
}

const MOST_ROWS = 3;
/** Between the line and its words, and after them. */
const PADDING = 8;
const GAP = 12;

/**
 * Hangs each part's label on a line from where the part begins, as a staircase: one that would reach over the next
 * line stands a row below it, unless it can be said in fewer words. Undefined where a bar of this width, in pixels, has
 * no room for all of them.
 */
export function placeTermLabels(labels: readonly TermLabel[], width: number): PlacedLabel[] | undefined {
  const placed: Hung[] = [];
  for (const label of labels.toReversed()) {
    const hung = hang(label, placed, width);
    if (!hung) return undefined;
    placed.unshift(hung);
  }
  return placed.map(({ from: _from, ...label }) => label);
}

interface Hung extends PlacedLabel {
  /** In pixels. */
  from: number;
}

/** In the highest row that any of its wordings can have, with the longest of those. */
function hang({ words, ...label }: TermLabel, placed: readonly Hung[], width: number): Hung | undefined {
  const from = (label.at / 100) * width;
  const ways = words.flatMap((text): Hung | [] => {
    const size = PADDING + widthOf(label.amount, text);
    if (from + size > width) {
      // In the fewest words: it takes the room of those before it.
      const isLast = placed.length === 0 && size <= width && text === words.at(-1);
      return isLast ? { ...label, words: text, at: 100, anchor: "end", from: width - size, row: 0 } : [];
    }
    const crossed = placed.filter((other) => other.from < from + size + GAP);
    const row = Math.max(-1, ...crossed.map((other) => other.row)) + 1;
    return row >= MOST_ROWS ? [] : { ...label, words: text, anchor: "start", from, row };
  });
  return ways.toSorted((one, other) => one.row - other.row)[0];
}

/** Of the longer of its two lines, in pixels. */
function widthOf(amount: string, words: string): number {
  return Math.max(amount.length * 9.2, textWidth(words) * 1.1 + wide(words) * 9);
}

/** Signs of other scripts are up to twice as wide as ours. */
function wide(text: string): number {
  return Array.from(text).filter((sign) => (sign.codePointAt(0) ?? 0) > 0x24f && !/[–—’“”…×]/u.test(sign))
    .length;
}
