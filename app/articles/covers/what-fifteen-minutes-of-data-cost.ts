import { type Mark, shape, text } from "../../figures/drawing.ts";
import { bar } from "../../figures/marks.ts";

/** Minutes of data lost, minutes until people work again; upper ends. */
const plans = [
  { lost: 24 * 60, recovery: 8 * 60 },
  { lost: 15, recovery: 2 * 60 },
  { lost: 5, recovery: 60 },
] as const;
const decade = 92;
const length = (minutes: number) => Math.log10(minutes) * decade;
const spoken = (minutes: number) => (minutes < 60 ? `${minutes} min` : `${minutes / 60} h`);

const failure = 408;
const [top, pitch, height] = [60, 112, 84];
const y = (index: number) => top + index * pitch;

export const cover: readonly Mark[] = [
  shape("soft", ...plans.map(({ recovery }, index) => bar(failure, y(index), length(recovery), height))),
  shape("pale", bar(failure - length(plans[0].lost), y(0), length(plans[0].lost), height)),
  shape("accent", bar(failure - length(plans[1].lost), y(1), length(plans[1].lost), height)),
  shape("pale", bar(failure - length(plans[2].lost), y(2), length(plans[2].lost), height)),
  shape("ink", bar(failure - 4, 32, 8, 364)),
  ...plans.flatMap(({ lost, recovery }, index) => [
    text(spoken(lost), failure - length(lost) - 14, y(index) + 53, { size: 30, anchor: "end" }),
    text(spoken(recovery), failure + length(recovery) + 14, y(index) + 53, { size: 30, tone: "muted" }),
  ]),
];
