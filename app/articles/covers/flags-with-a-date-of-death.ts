import { type Mark, shape, text } from "../../figures/drawing.ts";
import { bar } from "../../figures/marks.ts";

const day = 86_400_000;
const from = Date.UTC(2024, 3, 1);
const until = Date.UTC(2024, 6, 31);
/** When each of four flags dies, and by how many days it outlives its date. */
const deaths = [
  { dies: Date.UTC(2024, 4, 3), overdue: 0 },
  { dies: Date.UTC(2024, 4, 31), overdue: 0 },
  { dies: Date.UTC(2024, 5, 14), overdue: 14 },
  { dies: Date.UTC(2024, 6, 12), overdue: 0 },
] as const;

const [left, right, top, base, gap] = [32, 728, 104, 396, 6];
const at = (date: number) => left + ((date - from) / (until - from)) * (right + gap - left);

/** The states of the program between two dates: two to the power of the flags that live, cut from one height. */
function states(flags: number, start: number, end: number): string {
  const count = 2 ** flags;
  const pitch = (base - top + gap) / count;
  return Array.from({ length: count }, (_, index) =>
    bar(at(start), top + index * pitch, at(end) - at(start) - gap, pitch - gap),
  ).join("");
}
const ends = deaths.map(({ dies, overdue }) => dies + overdue * day);
const spans = [...deaths.map(({ dies }) => dies), until].map((end, index) => ({
  flags: deaths.length - index,
  start: ends[index - 1] ?? from,
  end,
}));
const late = deaths.flatMap(({ dies, overdue }, index) =>
  overdue > 0 ? [states(deaths.length - index, dies, dies + overdue * day)] : [],
);

export const cover: readonly Mark[] = [
  shape("soft", ...spans.slice(0, -1).map(({ flags, start, end }) => states(flags, start, end))),
  shape("accent", ...spans.slice(-1).map(({ flags, start, end }) => states(flags, start, end))),
  shape("ink", ...late),
  ...spans.map(({ flags, start }) =>
    text(String(2 ** flags), at(start), top - 18, { size: 60, tone: flags === 0 ? "accent" : "ink" }),
  ),
];
