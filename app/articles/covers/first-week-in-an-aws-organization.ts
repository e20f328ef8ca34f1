import { type Mark, shape, text } from "../../figures/drawing.ts";
import { bar, columns } from "../../figures/marks.ts";

const days = ["Mon", "Tue", "Wed", "Thu", "Fri"] as const;
const accounts = 5;

const [left, right, base] = [32, 728, 396];
const tread = (right - left) / days.length;
const [rise, tall] = [52, 46];
const start = (day: number) => left + day * tread;
const top = (day: number) => base - (day + 1) * rise;
/** A layer begins on its day and carries every later one. */
const layer = (day: number) => bar(start(day), top(day), right - start(day), rise - 5);
const standing = columns(
  Array.from({ length: accounts }, () => 1),
  { x: start(4), y: top(4) - 5 - tall, width: tread * 1.06, height: tall },
  { gap: 0.3 },
);

export const cover: readonly Mark[] = [
  shape("accent", layer(0)),
  shape("soft", ...[1, 2, 3, 4].map(layer)),
  shape("ink", standing),
  ...days.map((day, index) =>
    text(day, start(index), top(index) - (index === 4 ? tall + 21 : 14), { size: 34 }),
  ),
];
