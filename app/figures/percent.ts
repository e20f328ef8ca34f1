/** A part of a whole as an SVG length. Two decimals are finer than any screen and keep the HTML small. */
export function percent(part: number, whole = 100): string {
  return `${Math.round((part / whole) * 10_000) / 100}%`;
}
