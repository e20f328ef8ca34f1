import { type Mark, shape, text } from "../../figures/drawing.ts";
import { bar, type Box } from "../../figures/marks.ts";

const secrets: Box = { x: 32, y: 92, width: 430, height: 180 };
const strangers: Box = { x: 250, y: 32, width: 280, height: 300 };
const wayOut: Box = { x: 340, y: 180, width: 388, height: 216 };

function both(one: Box, other: Box): Box {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
  return {
    x,
    y,
    width: Math.min(one.x + one.width, other.x + other.width) - x,
    height: Math.min(one.y + one.height, other.y + other.height) - y,
  };
}
const drawn = ({ x, y, width, height }: Box) => bar(x, y, width, height);
const pair = both(secrets, strangers);

export const cover: readonly Mark[] = [
  shape("pale", drawn(secrets)),
  shape("pale", drawn(strangers)),
  shape("pale", drawn(wayOut)),
  shape("soft", drawn(pair), drawn(both(strangers, wayOut)), drawn(both(secrets, wayOut))),
  shape("accent", drawn(both(pair, wayOut))),
  text("Private", 32, 76, { size: 36 }),
  text("Strangers", 546, 61, { size: 36 }),
  text("Way out", 326, 396, { size: 36, anchor: "end" }),
];
