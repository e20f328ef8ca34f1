import { type Mark, shape, text } from "../../figures/drawing.ts";
import { bar, columns } from "../../figures/marks.ts";

/** Dollars an hour at on-demand rates, from eight in the morning on. */
const [day, night] = [10, 6];
const usage = Array.from({ length: 24 }, (_, hour) => (hour < 12 ? day : night));

const box = { x: 32, y: 88, width: 648, height: 308 };
const pitch = box.width / usage.length;
const level = (dollars: number) => box.y + box.height * (1 - dollars / day);
const hourly = (most: number) =>
  columns(
    usage.map((dollars) => Math.min(dollars, most)),
    box,
    { most: day },
  );
const unused = columns(
  Array.from({ length: 12 }, () => day),
  { ...box, x: box.x + 12 * pitch, width: 12 * pitch },
);

export const cover: readonly Mark[] = [
  shape("pale", unused),
  shape("soft", hourly(day)),
  shape("accent", hourly(night)),
  shape("ink", bar(box.x, level(night) - 3, 696, 6)),
  text(`$${day}`, box.x, box.y - 18, { size: 44 }),
  text(`${100 - (night / day) * 100}% idle`, box.x + 12 * pitch, box.y - 18, { size: 44, tone: "muted" }),
  text(`$${night}`, 728, level(night) - 16, { size: 32, tone: "accent", anchor: "end" }),
];
