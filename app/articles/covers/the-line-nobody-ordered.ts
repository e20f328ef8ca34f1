import { type Mark, shape, text } from "../../figures/drawing.ts";
import { bar, flow } from "../../figures/marks.ts";

/** Terabytes a month, and the toll in dollars on each at $0.045 a gigabyte. */
const [internet, s3] = [6, 14];
const toll = 45;

const [left, right, top, base] = [32, 728, 48, 396];
const [pitch, thick] = [12, 8];
const lanes = Array.from({ length: internet + s3 }, (_, index) => index);
const y = (index: number) => top + index * pitch;
const through = (index: number) => bar(left, y(index), right - left, thick);
/** The free route leaves before the gate and passes under it. */
const around = (index: number) =>
  bar(left, y(index), 90, thick) +
  flow(
    { x: left + 90, y: y(index), height: thick },
    { x: 560, y: base - thick - (lanes.length - 1 - index) * pitch, height: thick },
  ) +
  bar(560, base - thick - (lanes.length - 1 - index) * pitch, right - 560, thick);

export const cover: readonly Mark[] = [
  shape("soft", ...lanes.slice(0, internet).map(through)),
  shape("accent", ...lanes.slice(internet).map(around)),
  shape("ink", bar(480, top - 16, 26, internet * pitch + 28)),
  text(`$${internet * toll}`, right, y(internet) + 48, { size: 48, anchor: "end" }),
  text(`−$${s3 * toll}`, left, base - 2, { size: 76, tone: "accent" }),
];
