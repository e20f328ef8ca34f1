import { type Mark, shape, text } from "../../figures/drawing.ts";
import { bar, ticks } from "../../figures/marks.ts";

/** Minutes of each phase; a usual drill times only two of the seven. */
const phases = [
  { name: "detect", minutes: 10, drilled: false },
  { name: "decide", minutes: 15, drilled: false },
  { name: "provision", minutes: 8, drilled: false },
  { name: "fetch", minutes: 14, drilled: true },
  { name: "restore", minutes: 31, drilled: true },
  { name: "check", minutes: 9, drilled: false },
  { name: "switch", minutes: 10, drilled: false },
];
const sum = (some: typeof phases) => some.reduce((total, { minutes }) => total + minutes, 0);
const total = sum(phases);
const drilled = sum(phases.filter((phase) => phase.drilled));

const [left, top, height, gap] = [32, 160, 148, 4];
const minute = (696 + gap) / total;
const start = (index: number) => left + sum(phases.slice(0, index)) * minute;
const from = start(phases.findIndex((phase) => phase.drilled));
const drawn = (which: boolean) =>
  phases
    .map((phase, index) =>
      phase.drilled === which ? bar(start(index), top, phase.minutes * minute - gap, height) : "",
    )
    .join("");

export const cover: readonly Mark[] = [
  shape("soft", drawn(false)),
  shape("accent", drawn(true)),
  shape("ink", bar(from, top + height + 10, drilled * minute - gap, 6)),
  shape("rule", ticks(left + 1, top - 26, 90 * minute, { count: 18, major: 2, length: 8 })),
  text(`${total} min`, left, 112, { size: 84 }),
  text(String(drilled), from, 380, { size: 56, tone: "accent" }),
];
