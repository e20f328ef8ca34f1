import { type Mark, shape } from "../../figures/drawing.ts";
import { bar, flow } from "../../figures/marks.ts";

const people = 5;
const days = 10;
const [left, width] = [32, 696];
const day = width / days;
const trunk = { y: 300, height: 28 } as const;
const branch = { top: 40, pitch: 44, height: 18, stagger: 24, ramp: 96 } as const;
const numbers = Array.from({ length: people }, (_, index) => index);
const laneY = (index: number) => branch.top + index * branch.pitch;

/** A branch leaves the trunk, runs beside it and comes back. */
function siding(x: number, end: number, y: number, height: number, ramp: number): string {
  const [away, back] = [x + ramp, end - ramp];
  return [
    flow({ x, y: trunk.y + 5, height }, { x: away, y, height }),
    bar(away, y, back - away, height),
    flow({ x: back, y, height }, { x: end, y: trunk.y + 5, height }),
  ].join("");
}
const long = numbers.map((index) =>
  siding(left + index * branch.stagger, left + width - index * branch.stagger, laneY(index), branch.height, branch.ramp),
);
const short = Array.from({ length: days }, (_, index) =>
  siding(left + index * day + 2, left + (index + 1) * day - 2, 376, 14, 24),
);

/** Each two branches, which may contradict each other. */
const pairs = numbers.flatMap((one) => numbers.slice(one + 1).map((other) => ({ one, other })));
const flat = { x: left + 4 * branch.stagger + branch.ramp, end: left + width - 4 * branch.stagger - branch.ramp };
const joints = pairs.map(({ one, other }, index) =>
  bar(
    flat.x + ((index + 0.5) * (flat.end - flat.x)) / pairs.length - 4,
    laneY(one),
    8,
    laneY(other) - laneY(one) + branch.height,
  ),
);

export const cover: readonly Mark[] = [
  shape("soft", ...long),
  shape("accent", bar(left, trunk.y, width, trunk.height), ...short),
  shape("ink", ...joints),
];
