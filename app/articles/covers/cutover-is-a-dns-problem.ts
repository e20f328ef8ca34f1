import { type Mark, shape, words } from "../../figures/drawing.ts";
import { bar, line, staircase, ticks } from "../../figures/marks.ts";

/** Heights follow the logarithm of the seconds, or 60 would vanish beside 86,400. */
const height = (seconds: number) => (Math.log10(seconds) - 1) * 62;
const day = 77;
const [left, base] = [40, 352];
const down = [
  { width: 3 * day, height: height(86_400) },
  { width: 2 * day, height: height(3600) },
  { width: day, height: height(300) },
];

export const cover: readonly Mark[] = [
  shape("soft", staircase(down, { x: left, base, gap: 4 })),
  shape("accent", bar(left + 6 * day, base - height(60), day - 4, height(60))),
  shape("pale", bar(left + 7 * day, base - height(60), 2 * day - 4, height(60))),
  shape("soft", bar(left + 9 * day - 20, base - height(3600), 60, height(3600))),
  shape("ink", line(left + 6.5 * day, 96, left + 6.5 * day, base, 4)),
  shape("rule", bar(left, base + 4, 680, 2), ticks(left, base + 6, 9 * day, { count: 9, major: 9 })),
  words("86,400 s", left, base - height(86_400) - 12),
  words("3,600", left + 3 * day, base - height(3600) - 12),
  words("300", left + 5 * day, base - height(300) - 12),
  words("Switch", left + 6.5 * day, 82, { anchor: "middle", size: 26 }),
  words("3,600", 720, base - height(3600) - 12, { anchor: "end" }),
];
