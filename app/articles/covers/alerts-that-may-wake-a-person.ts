import { type Mark, shape, text } from "../../figures/drawing.ts";
import { bar, rows } from "../../figures/marks.ts";

const budgetMinutes = 43.2;
const month = 720;
/** The burn rates of the two pages and the ticket. */
const rates = [14.4, 6, 1] as const;
const lasts = (rate: number) => month / rate;

/** Each stripe is a twenty-fourth of the budget, the first spent on top; its length is the hour at which it is gone. */
const stripes = Array.from({ length: 24 }, (_, index) => (index + 1) / 24);
const box = { x: 32, y: 32, width: 696, height: 324 };
const fall = (rate: number) =>
  rows(
    stripes.map((spent) => spent * lasts(rate)),
    box,
    { most: month, gap: 0.3 },
  );
const at = (rate: number) => box.x + (lasts(rate) / month) * box.width;

export const cover: readonly Mark[] = [
  shape("pale", fall(rates[2])),
  shape("soft", fall(rates[1])),
  shape("accent", fall(rates[0])),
  shape("ink", bar(box.x, 352, box.width, 4)),
  text(`${budgetMinutes} min`, 728, 100, { size: 84, anchor: "end" }),
  text(`${lasts(rates[0])} h`, at(rates[0]), 388, { size: 26, tone: "accent", anchor: "middle" }),
  text(`${lasts(rates[1])} h`, at(rates[1]) + 8, 388, { size: 26, anchor: "middle" }),
  text(`${month} h`, 728, 388, { size: 26, tone: "muted", anchor: "end" }),
];
