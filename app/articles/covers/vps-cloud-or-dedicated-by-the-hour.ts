import { type Mark, shape, text } from "../../figures/drawing.ts";
import { bar, cuts } from "../../figures/marks.ts";

const [days, hours] = [30, 24];
/** A build server, ten hours on weekdays; the month begins on a Monday. */
const needed = Array.from({ length: days }, (_, day) => (day % 7 < 5 ? 10 : 0));
const total = needed.reduce<number>((sum, each) => sum + each, 0);
/** Dollars: the flat plan of that size, and its hour in the cloud. */
const [flat, hourly] = [59, 0.12];
const even = Math.round(flat / hourly);

const gap = 3;
const box = { x: 32, y: 92, width: 696, height: 304 };
const pitch = { x: (box.width + gap) / days, y: (box.height + gap) / hours };
const base = box.y + box.height;
const level = base - (even / days) * pitch.y;

export const cover: readonly Mark[] = [
  shape("pale", bar(box.x, box.y, box.width, box.height)),
  shape(
    "accent",
    ...needed.map((each, day) =>
      each
        ? bar(box.x + day * pitch.x, base + gap - each * pitch.y, pitch.x - gap, each * pitch.y - gap)
        : "",
    ),
  ),
  shape("paper", cuts(box, { columns: days, rows: hours, gap })),
  shape("ink", bar(box.x, level - 3, box.width, 6)),
  text(`${total} h`, box.x, 76, { size: 56, tone: "accent" }),
  text(`${even} h`, 728, 76, { size: 56, anchor: "end" }),
];
