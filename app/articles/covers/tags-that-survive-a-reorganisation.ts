import { type Mark, shape, text } from "../../figures/drawing.ts";
import { bar, flow, line } from "../../figures/marks.ts";

/** service, environment, component, managed-by, data-class */
const keys = 5;
const [left, right] = [32, 728];
const split = 340;
const middle = 214;
const half = 100;
const spread = 72;

const lane = (index: number) => bar(left, middle + (index - (keys - 1) / 2) * 38 - 6, right - left, 12);
const arm = (y: number, shift: number) =>
  flow({ x: split, y, height: half }, { x: split + 190, y: y + shift, height: half }) +
  bar(split + 190, y + shift, right - split - 190, half);

export const cover: readonly Mark[] = [
  shape("soft", bar(left, middle - half, split - left, half * 2)),
  shape("pale", arm(middle - half, -spread), arm(middle, spread)),
  shape("accent", ...Array.from({ length: keys }, (_, index) => lane(index))),
  shape("ink", line(split, 60, split, 368, 6)),
  text("1 April", split - 14, 84, { size: 36, anchor: "end" }),
];
