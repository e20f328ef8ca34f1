import { type Mark, shape, text } from "../../figures/drawing.ts";
import { bar, type Box, frame } from "../../figures/marks.ts";

const demand = 100;
const [base, scale, width] = [396, 1.2, 196];
/** Capacity of each zone. */
const two = { x: 32, zones: [100, 100] };
const three = { x: 282, zones: [50, 50, 50] };
const regions = { x: 532, zones: [50, 50, 50, 50, 50, 50] };

type Design = typeof two;
const sum = (some: readonly number[]) => some.reduce((total, zone) => total + zone, 0);
const top = ({ zones }: Design) => base - sum(zones) * scale;

/** The zones on one another: those that carry the demand are filled, those that wait are outlined. */
function tower({ x, zones }: Design): string {
  return zones
    .map((zone, index) => {
      const upTo = sum(zones.slice(0, index + 1));
      const box: Box = { x, y: base - upTo * scale, width, height: zone * scale - 6 };
      return upTo > demand ? frame(box, 5) : bar(box.x, box.y, box.width, box.height);
    })
    .join("");
}

export const cover: readonly Mark[] = [
  shape("soft", tower(two), tower(regions)),
  shape("accent", tower(three)),
  shape("ink", bar(32, base - demand * scale - 6, 696, 6)),
  text(String(sum(two.zones)), two.x, top(two) - 18, { size: 48 }),
  text(String(sum(three.zones)), three.x, top(three) - 18, { size: 48, tone: "accent" }),
  text(String(sum(regions.zones)), regions.x - 18, top(regions) + 36, { size: 48, anchor: "end" }),
];
