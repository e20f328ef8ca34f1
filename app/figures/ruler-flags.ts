import { positionOn, type RulerMarker, type RulerScale } from "./ruler-scale";

/** Beyond this many per cent a flag would leave the page on the right. */
const lastToTheRight = 86;
const flagShare = 13;

/** Whether a moving flag had better keep clear of one that stands: of its line on the right, or of its label. */
export function isCrowded(scale: RulerScale, marker: RulerMarker, others: readonly RulerMarker[]): boolean {
  const position = positionOn(scale, marker.at);
  return (
    position > flagShare && others.some(({ at }) => Math.abs(positionOn(scale, at) - position) < flagShare)
  );
}

/** Where a flag hangs: to the left where it would leave the page on the right; on a phone that comes sooner. */
export function hangingOf(
  position: number,
  label: string,
  hangsLeft = false,
): { left: boolean; leftOnPhone: boolean } {
  const left = hangsLeft || position > lastToTheRight;
  return { left, leftOnPhone: left || leavesPhone(position, flagWidth(label)) };
}

/** SVG cannot fit a box to its text; these are the widths of the narrow cut at this size. */
export function flagWidth(label: string): number {
  const text = Array.from(label, (letter) =>
    /[A-Z$%]/.test(letter) ? 7.6 : /[ .,ilj]/.test(letter) ? 3.2 : 6.3,
  );
  return Math.round(text.reduce((sum, width) => sum + width, 16));
}

/** Whether a marker's flag stands where the label of a value would. */
export function covers(scale: RulerScale, marker: RulerMarker, value: number): boolean {
  const flag = Math.min(100, positionOn(scale, marker.at));
  const distance = positionOn(scale, value) - flag;
  // In per cent of the narrowest screen that shows every label, with half a label's width to spare.
  const reach = flagWidth(marker.label) / 11.8 + 2;
  return flag > lastToTheRight ? distance < 2 && distance > -reach : distance > -2 && distance < reach;
}

/** The ruler's length on a phone of 360 pixels, where only its two ends are labelled. */
export const PHONE = 320;

/** From where to where a flag reaches on a phone. */
function flagOnPhone(scale: RulerScale, marker: RulerMarker, hangsLeft = false): [number, number] {
  const position = Math.min(100, positionOn(scale, marker.at));
  const x = (position / 100) * PHONE;
  const width = flagWidth(marker.label);
  const { leftOnPhone } = hangingOf(position, marker.label, hangsLeft);
  return leftOnPhone ? [x - width, x] : [x, x + width];
}

/** Whether a flag that hangs to the right would be cut off by the edge of a phone, 20 pixels beyond the ruler. */
function leavesPhone(position: number, width: number): boolean {
  return (position / 100) * PHONE + width > PHONE + 20;
}

/** A phone shows the markers whose flags have room beside those before them and beside the moving ones. */
export function flagsOnPhone(
  scale: RulerScale,
  markers: readonly RulerMarker[],
  moving: readonly RulerMarker[],
): RulerMarker[] {
  const taken = moving.map((marker) => flagOnPhone(scale, marker, isCrowded(scale, marker, markers)));
  return markers.filter((marker) => {
    const [from, to] = flagOnPhone(scale, marker);
    if (taken.some(([start, end]) => from < end + 8 && to > start - 8)) return false;
    taken.push([from, to]);
    return true;
  });
}

/** Whether a line or a flag runs into the label at one end of a phone's ruler, about forty pixels long. */
export function touches(end: number, scale: RulerScale, marker: RulerMarker): boolean {
  return flagOnPhone(scale, marker).some((x) => Math.abs(x - end) < 40);
}
