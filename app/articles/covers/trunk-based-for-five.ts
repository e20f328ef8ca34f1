import { type Mark, shape } from "../../figures/drawing.ts";
import { bar, polygon } from "../../figures/marks.ts";

const people = 5;
const days = 10;
const [left, width] = [32, 696];
const day = width / days;
const trunk = { y: 308, height: 48 } as const;
const branch = { top: 32, pitch: 50, thickness: 22, stagger: 36 } as const;
const numbers = Array.from({ length: people }, (_, index) => index);
const laneY = (index: number) => branch.top + index * branch.pitch;

/** A branch leaves the trunk's edge at a slope of two to one, runs beside it at `y` and comes back. */
function siding(x: number, end: number, edge: number, y: number, thickness: number): string {
  const away = Math.abs(edge - y) / 2;
  const inner = y < edge ? y + thickness : y - thickness;
  const innerAway = Math.abs(edge - inner) / 2;
  const foot = (thickness * Math.sqrt(5)) / 2;
  return polygon([
    [x, edge],
    [x + away, y],
    [end - away, y],
    [end, edge],
    [end - foot, edge],
    [end - foot - innerAway, inner],
    [x + foot + innerAway, inner],
    [x + foot, edge],
  ]);
}
const long = numbers.map((index) =>
  siding(
    left + index * branch.stagger,
    left + width - index * branch.stagger,
    trunk.y,
    laneY(index),
    branch.thickness,
  ),
);
const short = Array.from({ length: days }, (_, index) =>
  siding(left + index * day + 3, left + (index + 1) * day - 3, trunk.y + trunk.height, 396, 14),
);

/** Each two branches, which may contradict each other. */
const pairs = numbers.flatMap((one) => numbers.slice(one + 1).map((other) => ({ one, other })));
/** Where even the shortest branch runs level. */
const level = (people - 1) * branch.stagger + (trunk.y - laneY(people - 1)) / 2 + 14;
const flat = { x: left + level, width: width - 2 * level };
const joints = pairs.map(({ one, other }, index) =>
  bar(
    flat.x + (index / (pairs.length - 1)) * (flat.width - 8),
    laneY(one),
    8,
    laneY(other) - laneY(one) + branch.thickness,
  ),
);

export const cover: readonly Mark[] = [
  shape("soft", ...long),
  shape("accent", bar(left, trunk.y, width, trunk.height), ...short),
  shape("ink", ...joints),
];
