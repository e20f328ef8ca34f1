import { type Mark, shape, text } from "../../figures/drawing.ts";
import { bar } from "../../figures/marks.ts";

/** The minutes in which Lead decides, and from which Voice phones. */
const decisions = [0, 5, 10, 20, 35, 50];
const [backups, voice] = [{ from: 5, until: 10 }, 20];

const [left, minute, gap] = [32, 696 / 60, 4];
const lanes = { lead: [32, 56], hands: [104, 156], scribe: [276, 24], voice: [316, 80] } as const;
const each = (lane: keyof typeof lanes, includes: (minute: number) => boolean) =>
  Array.from({ length: 60 }, (_, index) =>
    includes(index) ? bar(left + index * minute, lanes[lane][0], minute - gap, lanes[lane][1]) : "",
  ).join("");
const cutting = (index: number) => index >= backups.from && index < backups.until;

export const cover: readonly Mark[] = [
  shape(
    "ink",
    each("lead", (index) => decisions.includes(index)),
  ),
  shape(
    "soft",
    each("hands", (index) => !cutting(index)),
  ),
  shape("accent", each("hands", cutting)),
  shape(
    "pale",
    each("scribe", () => true),
  ),
  shape(
    "soft",
    each("voice", (index) => index >= voice),
  ),
  shape("ink", bar(left + backups.until * minute - gap - 3, 104, 10, 292)),
  text("10", left + backups.until * minute - 20, 392, { size: 86, anchor: "end" }),
];
