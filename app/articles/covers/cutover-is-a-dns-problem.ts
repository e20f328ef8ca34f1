import { type Mark, shape, text } from "../../figures/drawing.ts";
import { bar } from "../../figures/marks.ts";

/** From and until in days around the switch; ttl: the seconds for which an answer may be kept. */
const rungs = [
  { from: -9, until: -7, ttl: 86_400 },
  { from: -7, until: -1, ttl: 3600 },
  { from: -1, until: -2 / 24, ttl: 300 },
  { from: -2 / 24, until: 2, ttl: 60 },
  { from: 2, until: 3, ttl: 3600 },
] as const;
const day = 696 / 12;
const at = (days: number) => 32 + (days + 9) * day;
const base = 396;
/** Heights follow the logarithm, or a minute would vanish beside a day. */
const top = (ttl: number) => base - Math.round(Math.log10(ttl / 10) * 82);

/** Every answer for as long as it is kept; one block where the cuts between them would be finer than a screen. */
function kept({ from, until, ttl }: (typeof rungs)[number]): string {
  const width = (ttl / 86_400) * day;
  if (width < 2) return bar(at(from), top(ttl), at(until) - at(from), base - top(ttl));
  const count = Math.round((at(until) - at(from)) / width);
  const gap = Math.min(5, width * 0.35);
  return Array.from({ length: count }, (_, index) =>
    bar(at(from) + index * width, top(ttl), width - gap, base - top(ttl)),
  ).join("");
}

export const cover: readonly Mark[] = [
  shape("soft", kept(rungs[0]), kept(rungs[1]), kept(rungs[2]), kept(rungs[4])),
  shape("accent", kept(rungs[3])),
  shape("ink", bar(at(0) - 3, 80, 6, base - 80)),
  text("86,400 s", at(-9), top(86_400) - 14, { size: 34 }),
  text("3,600", at(-7), top(3600) - 14, { size: 34 }),
  text("60", at(0) + 16, top(60) - 14, { size: 34, tone: "accent" }),
  text("Switch", at(0), 66, { size: 34, anchor: "middle" }),
];
