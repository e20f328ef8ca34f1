import { type Mark, shape, text } from "../../figures/drawing.ts";
import { bar } from "../../figures/marks.ts";

/** Days, best and worst, in the order of the table. */
const parts = [
  { best: 4, worst: 10 },
  { best: 10, worst: 22 },
  { best: 3, worst: 9 },
  { best: 5, worst: 55 },
  { best: 4, worst: 16 },
  { best: 3, worst: 8 },
] as const;
const spreads = parts.map(({ best, worst }) => (worst - best) / 6);
const widest = Math.max(...spreads);
const uncertainty = spreads.reduce((sum, spread) => sum + spread ** 2, 0);

const [left, width, gap, base] = [32, 696, 12, 396];
const day = (width - gap * (parts.length - 1)) / spreads.reduce((sum, spread) => sum + spread, 0);

/** A part's spread, squared: spreads add up as areas. */
function square(index: number): string {
  const x = spreads.slice(0, index).reduce((sum, spread) => sum + spread * day + gap, left);
  const side = (spreads[index] ?? 0) * day;
  return bar(x, base - side, side, side);
}
const squares = (include: (spread: number) => boolean) =>
  spreads.flatMap((spread, index) => (include(spread) ? [square(index)] : []));

export const cover: readonly Mark[] = [
  shape("soft", ...squares((spread) => spread < widest)),
  shape("accent", ...squares((spread) => spread === widest)),
  text(`${Math.round((widest ** 2 / uncertainty) * 100)}%`, 32, 112, { size: 92 }),
];
