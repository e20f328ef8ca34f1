import { type Mark, shape, text } from "../../figures/drawing.ts";
import { bar, polygon } from "../../figures/marks.ts";

/** Days that the changes flow down to the new version, and then back up to the old one. */
const [down, up] = [3, 7];
const [left, right] = [104, 728];
/** Four minutes to scale are a fifth of a pixel; the gap only says that there are some. */
const gap = 12;
const day = (right - left - gap) / (down + up);
const turn = left + down * day;
const [upper, lower, height] = [92, 340, 44];
const [from, to] = [upper + height + 6, lower - 6];

/** One day's changes, on their way from one lane to the other. */
const changes = (x: number, start: number, end: number) =>
  polygon([
    [x, start],
    [x + day * 0.4, start],
    [x + day, end],
    [x + day * 0.6, end],
  ]);
const days = (count: number) => Array.from({ length: count }, (_, index) => index * day);

export const cover: readonly Mark[] = [
  shape("pale", bar(left, lower, turn - left, height), bar(turn + gap, upper, right - turn - gap, height)),
  shape("soft", ...days(down).map((x) => changes(left + x, from, to))),
  shape("accent", ...days(up).map((x) => changes(turn + gap + x, to, from))),
  shape("ink", bar(left, upper, turn - left, height), bar(turn + gap, lower, right - turn - gap, height)),
  text("12", 32, upper + 38, { size: 46 }),
  text("17", 32, lower + 38, { size: 46 }),
  text(`${down} days`, left, upper - 18, { size: 34, tone: "muted" }),
  text(`${up} days back`, turn + gap, upper - 18, { size: 34, tone: "accent" }),
];
