import { positionOn, type RulerMarker, type RulerScale } from "./ruler-scale";

/**
 * The ruler's length on the narrowest screen of each range of widths: below sm, from sm, from md, from lg. A longer
 * ruler only moves flags apart, so what has room here has room in the whole range.
 */
export const rulerWidths = [280, 576, 864, 1184] as const;

export function widthsOf(scale: RulerScale): readonly number[] {
  return scale.place?.widths ?? rulerWidths;
}

/** To which side of its line a flag hangs; "none" where it makes way for another and is not shown. */
export type Side = "right" | "left" | "none";

export interface PlacedFlag {
  marker: RulerMarker;
  /** In per cent of the ruler. What lies beyond the scale stands at its end. */
  position: number;
  /** In pixels. */
  width: number;
  /** One for each of `rulerWidths`. */
  sides: readonly Side[];
  /** Counts others that have no room. */
  folded?: true;
}

/**
 * Hangs flags so that none covers another or leaves the page. Moving ones are always shown, the others as far as there
 * is room: those of popular plans first.
 */
export function placeFlags(
  scale: RulerScale,
  standing: readonly RulerMarker[],
  moving: readonly RulerMarker[] = [],
): PlacedFlag[] {
  const flags = [...standing, ...moving]
    .map((marker) => ({
      marker,
      position: Math.max(0, Math.min(100, positionOn(scale, marker.at))),
      width: flagWidth(marker.label),
      worth: moving.includes(marker) ? 200 : marker.popular ? 50 : 10,
    }))
    .toSorted((one, other) => one.position - other.position);
  const sides = widthsOf(scale).map((width, range) => bestSides(flags, width, overhangs[range] ?? 0));
  return flags.map(({ marker, position, width }, index) => ({
    marker,
    position,
    width,
    sides: sides.map((ofRange) => ofRange[index] ?? "none"),
  }));
}

/** From where to where a flag reaches on a ruler of this length, in pixels; nothing where it is not shown. */
export function flagSpan(
  { position, width }: Pick<PlacedFlag, "position" | "width">,
  side: Side | undefined,
  rulerWidth: number,
): readonly [number, number] | undefined {
  const line = (position / 100) * rulerWidth;
  if (side === "right") return [line, line + width];
  return side === "left" ? [line - width, line] : undefined;
}

/** SVG cannot fit a box to its text; these are the widths of the narrow cut at the flags' size. */
export function flagWidth(label: string): number {
  return Math.round(textWidth(label) + 16);
}

/** At 12.5 pixels, in the narrow cut. */
export function textWidth(text: string): number {
  const widths = Array.from(text, (letter) =>
    /[mwMW%+]/.test(letter) ? 9.4 : /[A-Z$]/.test(letter) ? 7.6 : /[ .,:ilj]/.test(letter) ? 3.2 : 6.3,
  );
  return widths.reduce((sum, width) => sum + width, 0);
}

/** Whether a tick's label, anchored at 0 (its start) to 1 (its end), keeps clear of every flag on this range's ruler. */
export function hasRoom(
  scale: RulerScale,
  label: { text: string; position: number; anchor: number },
  flags: readonly PlacedFlag[],
  range: number,
): boolean {
  const rulerWidth = widthsOf(scale)[range] ?? 0;
  const width = textWidth(label.text);
  const start = (label.position / 100) * rulerWidth - label.anchor * width;
  return flags.every((flag) => {
    const span = flagSpan(flag, flag.sides[range], rulerWidth);
    return !span || start >= span[1] + gap || start + width <= span[0] - gap;
  });
}

const gap = 6;
/** How far a flag may stand over the ruler's ends in each range: the page's margin without 8 pixels. */
export const overhangs = [12, 24, 40, 40] as const;

interface Flag {
  position: number;
  width: number;
  worth: number;
}

/** Tries every way to hang flags that are sorted by position. Most flags win; then most to the right, where a reader expects them. */
export function bestSides(flags: readonly Flag[], rulerWidth: number, overhang: number): readonly Side[] {
  let best: { score: number; sides: readonly Side[] } = { score: -1, sides: [] };

  /** Flags are hung from left to right: the next one starts where those before it leave room, which depends on its side. */
  function hang(sides: readonly Side[], score: number, freeForRight: number, freeForLeft: number): void {
    const flag = flags[sides.length];
    if (!flag) {
      if (score > best.score) best = { score, sides };
      return;
    }
    const line = (flag.position / 100) * rulerWidth;
    if (line >= freeForRight && line + flag.width <= rulerWidth + overhang) {
      const end = line + flag.width + gap;
      hang([...sides, "right"], score + flag.worth + 1, end, end);
    }
    if (line - flag.width >= freeForLeft) {
      // Two flags may hang back to back, from one line even.
      hang([...sides, "left"], score + flag.worth, line, line + gap);
    }
    hang([...sides, "none"], score, freeForRight, freeForLeft);
  }

  hang([], 0, -overhang, -overhang);
  return best.sides;
}
