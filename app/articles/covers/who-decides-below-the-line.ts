import { type Mark, shape, text } from "../../figures/drawing.ts";
import { bar } from "../../figures/marks.ts";

/** By confidence, from 0.99 down: items, and how many of them the model got wrong. */
const bins = [
  { items: 520, wrong: 3 },
  { items: 210, wrong: 9 },
  { items: 110, wrong: 11 },
  { items: 100, wrong: 22 },
  { items: 60, wrong: 27 },
] as const;
/** Bins above the line of 0.95. */
const automatic = 2;

const sum = (part: readonly (typeof bins)[number][]) => part.reduce((total, { items }) => total + items, 0);
const [left, top, base, gap, parting] = [32, 108, 396, 4, 28];
const item = (696 - parting + gap) / sum(bins);
const x = (bin: number) => left + sum(bins.slice(0, bin)) * item + (bin < automatic ? 0 : parting);
const width = (bin: number) => (bins[bin]?.items ?? 0) * item - gap;
const whole = (bin: number) => bar(x(bin), top, width(bin), base - top);
const wrong = (bin: number) => {
  const { items, wrong: count } = bins[bin] ?? { items: 1, wrong: 0 };
  const height = (count / items) * (base - top);
  return bar(x(bin), base - height, width(bin), height);
};

export const cover: readonly Mark[] = [
  shape("soft", whole(0), whole(1)),
  shape("pale", whole(2), whole(3), whole(4)),
  shape("accent", ...bins.map((_, bin) => wrong(bin))),
  shape("ink", bar(x(automatic) - parting / 2 - gap / 2 - 4, 32, 8, 364)),
  text(String(sum(bins.slice(0, automatic))), left, 86, { size: 72 }),
  text(String(sum(bins.slice(automatic))), 728, 86, { size: 72, anchor: "end" }),
];
