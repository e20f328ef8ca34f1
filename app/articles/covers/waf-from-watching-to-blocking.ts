import { type Mark, shape, text } from "../../figures/drawing.ts";
import { bar } from "../../figures/marks.ts";

/** What each of the eight rules does with a match. */
const rules = ["block", "block", "count", "block", "path", "block", "count", "block"] as const;

const [left, right, top] = [32, 728, 38];
const [height, post] = [30, 12];
const pitch = (352 - height) / (rules.length - 1);
const path = 8;
const y = (rule: number) => top + rule * pitch;
const gateAt = (rule: number) => left + 96 + rule * 72;
const lanes = (action: (typeof rules)[number], draw: (rule: number) => string) =>
  rules.map((each, rule) => (each === action ? draw(rule) : "")).join("");
const stopped = (rule: number) => bar(left, y(rule), gateAt(rule) - left, height);

export const cover: readonly Mark[] = [
  shape(
    "pale",
    lanes("count", (rule) => bar(left, y(rule), right - left, height)),
  ),
  shape("accent", lanes("block", stopped)),
  shape(
    "soft",
    lanes("path", (rule) => stopped(rule) + bar(gateAt(rule), y(rule) + 11, right - gateAt(rule), path)),
  ),
  shape(
    "ink",
    lanes("block", (rule) => bar(gateAt(rule), y(rule) - 6, post, height + 12)),
    lanes(
      "path",
      (rule) => bar(gateAt(rule), y(rule) - 6, post, 17) + bar(gateAt(rule), y(rule) + 19, post, 17),
    ),
    lanes(
      "count",
      (rule) => bar(gateAt(rule), y(rule) - 10, post, 10) + bar(gateAt(rule), y(rule) + height, post, 10),
    ),
  ),
  text("5 of 8", right, 84, { size: 68, tone: "accent", anchor: "end" }),
];
