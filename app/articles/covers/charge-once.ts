import { type Mark, shape, text } from "../../figures/drawing.ts";
import { bar, head, polygon } from "../../figures/marks.ts";

/** Where the process may die, as shares of the way: before and after the claim, after the call, after the update. */
const crashes = [0.2, 0.52, 0.7, 0.88] as const;
const [left, right, top, base] = [32, 728, 32, 396];
const lane = 64;
const gate = { x: 300, width: 16, clear: 10 } as const;
const first = top + 36;
/** The second request stops before the gate and goes home with the first one's answer. */
const second = { y: 196, turn: gate.x - 16, back: base - lane } as const;
const tip = lane / 1.2;
const at = (share: number) => left + share * (right - left);

const crack = (share: number) =>
  polygon([
    [at(share) + 16, first],
    [at(share) + 28, first],
    [at(share) + 4, first + lane],
    [at(share) - 8, first + lane],
  ]);

export const cover: readonly Mark[] = [
  shape("accent", bar(left, first, right - left, lane)),
  shape("paper", ...crashes.map(crack)),
  shape(
    "soft",
    bar(left, second.y, second.turn - left, lane),
    bar(second.turn - lane, second.y + lane, lane, second.back - second.y - lane),
  ),
  shape(
    "accent",
    bar(left + tip, second.back, second.turn - left - tip, lane),
    head(left, second.back + lane / 2, tip, "left"),
  ),
  shape(
    "ink",
    bar(gate.x, top, gate.width, first - gate.clear - top),
    bar(gate.x, first + lane + gate.clear, gate.width, base - first - lane - gate.clear),
  ),
  text("1", right, base, { size: 250, anchor: "end" }),
];
