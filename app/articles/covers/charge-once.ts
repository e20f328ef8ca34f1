import { type Mark, shape, words } from "../../figures/drawing.ts";
import { bar, polygon } from "../../figures/marks.ts";

/** Where the process may die, as shares of the way: before and after the claim, after the call, after the update. */
const crashes = [0.24, 0.5, 0.68, 0.86] as const;
const [left, right, lane] = [32, 728, 72];
const gate = { x: 268, width: 16, from: 32, until: 396 } as const;
const first = 80;
const second = { y: 212, back: 324 } as const;
const at = (share: number) => left + share * (right - left);

/** A crack through the lane. */
const crack = (share: number) =>
  polygon([
    [at(share) + 16, first - 2],
    [at(share) + 28, first - 2],
    [at(share) + 4, first + lane + 2],
    [at(share) - 8, first + lane + 2],
  ]);

export const cover: readonly Mark[] = [
  shape("accent", bar(left, first, right - left, lane)),
  shape("paper", ...crashes.map(crack)),
  shape(
    "soft",
    bar(left, second.y, gate.x - left - 12, lane),
    bar(gate.x - 12 - lane, second.y + lane, lane, second.back - second.y - lane),
  ),
  shape(
    "accent",
    bar(left + 48, second.back, gate.x - left - 60, lane),
    polygon([
      [left, second.back + lane / 2],
      [left + 48, second.back - 0],
      [left + 48, second.back + lane],
    ]),
  ),
  shape(
    "ink",
    bar(gate.x, gate.from, gate.width, first - gate.from - 8),
    bar(gate.x, first + lane + 8, gate.width, gate.until - first - lane - 8),
  ),
  words("1", right, 396, { size: 220, anchor: "end" }),
];
