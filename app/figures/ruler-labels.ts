import { hasRoom, type PlacedFlag, textWidth, widthsOf } from "./ruler-flags";
import { positionOn, type RulerScale, ticks } from "./ruler-scale";

export interface RulerLabel {
  value: number;
  text: string;
  /** In per cent of the ruler. */
  position: number;
  /** Which part of the text stands at the position: 0 its start, 1 its end. */
  anchor: 0 | 0.5 | 1;
  /** Whether it is shown, one for each of `rulerWidths`. */
  shown: readonly boolean[];
}

/** The two ends are labelled if they can be, and as many ticks between them as have room; a label gives way to a flag. */
export function placeLabels(scale: RulerScale, flags: readonly PlacedFlag[]): RulerLabel[] {
  const labels = ticks(scale, scale.major).map((value) => {
    const position = positionOn(scale, value);
    const anchor = position === 0 ? (0 as const) : position === 100 ? (1 as const) : (0.5 as const);
    return { value, text: scale.format(value), position, anchor };
  });
  const widths = widthsOf(scale);
  const chosen = widths.map((width) => everyNth(labels, width));
  return labels
    .map((label) => ({
      ...label,
      shown: widths.map(
        (_, range) => !!chosen[range]?.includes(label) && hasRoom(scale, label, flags, range),
      ),
    }))
    .filter(({ shown }) => shown.includes(true));
}

type Label = Omit<RulerLabel, "shown">;

const gap = 14;

/** Every label, else every second, third … until none touches its neighbour. */
function everyNth(labels: readonly Label[], width: number): readonly Label[] {
  for (let step = 1; step < labels.length; step++) {
    const some = labels.filter((label, index) => index % step === 0 || label.anchor === 1);
    // What stands too close to the last one makes way: the end of the scale is worth more.
    const end = some.at(-1);
    const kept = some.filter((label) => label === end || !end || end.anchor < 1 || clear(label, end, width));
    if (kept.every((label, index) => index === 0 || clear(kept[index - 1] ?? label, label, width)))
      return kept;
  }
  return labels.filter((_, index) => index === 0 || index === labels.length - 1);
}

function clear(left: Label, right: Label, width: number): boolean {
  const end = (left.position / 100) * width + (1 - left.anchor) * textWidth(left.text);
  const start = (right.position / 100) * width - right.anchor * textWidth(right.text);
  return end + gap <= start;
}
