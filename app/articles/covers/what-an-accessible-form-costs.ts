import { type Mark, shape, text } from "../../figures/drawing.ts";
import { bar, frame } from "../../figures/marks.ts";

/** Hours for labels, errors, focus, targets, sign-in and tests. */
const work = [
  { builtIn: 1, later: 4 },
  { builtIn: 4, later: 8 },
  { builtIn: 2, later: 6 },
  { builtIn: 1, later: 4 },
  { builtIn: 1, later: 3 },
  { builtIn: 2, later: 4 },
] as const;
const sum = (column: "builtIn" | "later") => work.reduce((total, row) => total + row[column], 0);

const [left, top, field] = [32, 32, 44];
const pitch = (364 - field) / (work.length - 1);
const hour = 696 / Math.max(...work.map(({ later }) => later));
const y = (index: number) => top + index * pitch;

export const cover: readonly Mark[] = [
  shape("pale", ...work.map(({ later }, index) => bar(left, y(index), later * hour, field))),
  shape("accent", ...work.map(({ builtIn }, index) => bar(left, y(index), builtIn * hour, field))),
  shape(
    "ink",
    ...work.map(({ later }, index) => frame({ x: left, y: y(index), width: later * hour, height: field }, 4)),
  ),
  text(`${sum("builtIn")} h`, 728, 300, { size: 84, tone: "accent", anchor: "end" }),
  text(`${sum("later")} h`, 728, 396, { size: 84, anchor: "end" }),
];
