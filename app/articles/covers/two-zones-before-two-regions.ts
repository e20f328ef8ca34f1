import { type Mark, shape, words } from "../../figures/drawing.ts";
import { bar, frame } from "../../figures/marks.ts";

const demand = 100;
/** Capacity of each zone: two zones, three zones, two regions of three. */
const designs = [
  [100, 100],
  [50, 50, 50],
  [50, 50, 50, 50, 50, 50],
] as const;

const [base, scale, width, pitch] = [396, 1.2, 196, 250];
const x = (design: number) => 32 + design * pitch;
const sum = (zones: readonly number[]) => zones.reduce((total, zone) => total + zone, 0);

/** A design's zones as boxes on one another, those that carry the demand apart from those that wait. */
function zones(design: number) {
  const sizes: readonly number[] = designs[design];
  const boxes = sizes.map((zone, index) => ({
    upTo: sum(sizes.slice(0, index + 1)),
    box: {
      x: x(design),
      y: base - sum(sizes.slice(0, index + 1)) * scale,
      width,
      height: zone * scale - 6,
    },
  }));
  return {
    busy: boxes
      .filter(({ upTo }) => upTo <= demand)
      .map(({ box }) => bar(box.x, box.y, box.width, box.height))
      .join(""),
    idle: boxes
      .filter(({ upTo }) => upTo > demand)
      .map(({ box }) => frame(box, 5))
      .join(""),
  };
}
const [two, three, regions] = [zones(0), zones(1), zones(2)];

export const cover: readonly Mark[] = [
  shape("soft", two.busy, two.idle, regions.busy, regions.idle),
  shape("accent", three.busy, three.idle),
  shape("ink", bar(32, base - demand * scale - 6, 696, 6)),
  words(String(sum(designs[0])), x(0), base - sum(designs[0]) * scale - 18, { size: 48 }),
  words(String(sum(designs[1])), x(1), base - sum(designs[1]) * scale - 18, { size: 48, tone: "accent" }),
  words(String(sum(designs[2])), x(2) - 18, base - sum(designs[2]) * scale + 36, { size: 48, anchor: "end" }),
];
