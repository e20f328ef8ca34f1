import { type Mark, shape, text } from "../../figures/drawing.ts";
import { bar } from "../../figures/marks.ts";

/** Kilograms of one parcel, before the supplier changed to grams and after. */
const [before, after] = [2, 2000];

const [left, right, base] = [32, 728, 396];
const block = { x: 168, width: right - 168, height: 290 };
const side = Math.sqrt((block.width * block.height * before) / after);

export const cover: readonly Mark[] = [
  shape("soft", bar(block.x, base - block.height, block.width, block.height)),
  shape("accent", bar(left, base - side, side, side)),
  text(`${before} kg`, left, base - side - 16, { size: 44, tone: "accent" }),
  text(`${after.toLocaleString("en")} kg`, block.x, 86, { size: 72 }),
];
