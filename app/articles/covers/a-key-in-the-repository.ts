import { type Mark, shape, text } from "../../figures/drawing.ts";
import { bar, flow, frame, units } from "../../figures/marks.ts";

/** Clone, fork, build cache, mirror, laptop. */
const copies = 5;
const [commits, leaked] = [9, 4];

const [left, top, bottom, right] = [32, 32, 396, 728];
const size = 32;
const gap = (bottom - top - commits * size) / (commits - 1);
const commitAt = (index: number) => top + index * (size + gap);
const column = (count: number, skip: number) => units({ x: left, y: top, perRow: 1, count, size, gap, skip });

const [landing, height] = [500, 52];
const copyAt = (index: number) => top + (index * (bottom - top - height)) / (copies - 1);
const way = (index: number) =>
  flow(
    { x: left + size, y: commitAt(leaked) + (index * size) / copies, height: size / copies },
    { x: landing, y: copyAt(index), height },
  );
const copy = (index: number) => bar(landing, copyAt(index), right - landing, height);
const kept = Array.from({ length: copies - 1 }, (_, index) => index + 1);

export const cover: readonly Mark[] = [
  shape("soft", column(leaked, 0), column(commits - leaked - 1, leaked + 1)),
  shape("pale", way(0), frame({ x: landing, y: copyAt(0), width: right - landing, height }, 6)),
  shape("accent", column(1, leaked), ...kept.map((index) => way(index) + copy(index))),
  shape("ink", bar(132, 138, 16, 152)),
  text(`−${copies}`, 140, 116, { size: 60, anchor: "middle" }),
  text("−1", right - 20, copyAt(0) + 41, { size: 40, tone: "muted", anchor: "end" }),
];
