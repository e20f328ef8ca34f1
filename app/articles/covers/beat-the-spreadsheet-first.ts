import { type Mark, shape, text } from "../../figures/drawing.ts";
import { bar } from "../../figures/marks.ts";

/** Mean absolute error in orders a day: overall mean, last year, last week, four weeks. */
const errors = [29.6, 22.7, 22.2, 17.7] as const;
/** What noise alone leaves, however good the forecast. */
const floor = 15.9;
const best = errors[3];

const [left, base, order] = [32, 396, 364 / 29.6];
const gap = 8;
const pitch = (696 + gap) / errors.length;
const ground = base - floor * order;
const above = (index: number) => {
  const height = ((errors[index] ?? floor) - floor) * order;
  return bar(left + index * pitch, ground - height, pitch - gap, height);
};

export const cover: readonly Mark[] = [
  shape("pale", bar(left, ground, 696, base - ground)),
  shape("ink", bar(left, ground, 696, 12)),
  shape("soft", above(0), above(1), above(2)),
  shape("accent", above(3)),
  text((best - floor).toFixed(1), 728, ground - (best - floor) * order - 18, {
    size: 84,
    tone: "accent",
    anchor: "end",
  }),
];
