import { type Mark, shape, text } from "../../figures/drawing.ts";
import { bar } from "../../figures/marks.ts";

/** Thousands of dollars a month in the old place. */
const before = 8;
/** The week the move is over, and the monthly bill from then on. */
const plans = [
  { weeks: 4, after: 7 },
  { weeks: 8, after: 5 },
  { weeks: 16, after: 3.5 },
] as const;
const deadline = 6;

const [left, shown] = [32, 20];
const week = 696 / shown;
const scale = 12;
const base = (index: number) => 172 + index * 112;
const old = ({ weeks }: (typeof plans)[number], index: number) =>
  bar(left, base(index) - before * scale, weeks * week - 4, before * scale);
const moved = ({ weeks, after }: (typeof plans)[number], index: number) =>
  bar(left + weeks * week, base(index) - after * scale, (shown - weeks) * week, after * scale);

export const cover: readonly Mark[] = [
  shape("soft", ...plans.map(old)),
  shape("accent", moved(plans[0], 0)),
  shape("pale", moved(plans[1], 1), moved(plans[2], 2)),
  shape("ink", bar(left + deadline * week - 3, 32, 6, 364)),
  text("Week 6", left + deadline * week + 16, 58, { size: 32 }),
];
