import { type Mark, shape, words } from "../../figures/drawing.ts";
import { bar, ticks } from "../../figures/marks.ts";

/** Minutes: detect, decide, provision, fetch, restore, check, switch. */
const phases = [10, 15, 8, 14, 31, 9, 10] as const;
const measured = [3, 4];
const total = phases.reduce((sum, minutes) => sum + minutes, 0);
const drilled = measured.reduce((sum, index) => sum + phases[index], 0);

const [left, top, height] = [32, 160, 148];
const minute = 696 / total;
const starts = phases.map((_, index) => phases.slice(0, index).reduce((sum, each) => sum + each, 0));
const drawn = (index: number) =>
  bar(left + starts[index] * minute, top, phases[index] * minute - (index < 6 ? 4 : 0), height);
const from = left + starts[measured[0]] * minute;

export const cover: readonly Mark[] = [
  shape("soft", ...phases.map((_, index) => (measured.includes(index) ? "" : drawn(index)))),
  shape("accent", ...measured.map(drawn)),
  shape("ink", bar(from, top + height + 10, drilled * minute - 4, 6)),
  shape("rule", ticks(left, top - 26, (90 / total) * 696, { count: 18, major: 2, length: 8 })),
  words(`${total} min`, left, 112, { size: 84 }),
  words(`${drilled}`, from, 380, { size: 56, tone: "accent" }),
];
