import { type Mark, shape, text } from "../../figures/drawing.ts";
import { bar } from "../../figures/marks.ts";

/** Does the proof travel through a proxy that shows the real page? */
const factors = [
  { name: "SMS", travels: true },
  { name: "Code", travels: true },
  { name: "Push", travels: true },
  { name: "Passkey", travels: false },
] as const;

const [start, right, top, height] = [192, 728, 44, 64];
const pitch = (340 - height) / (factors.length - 1);
const proxy = { x: 470, width: 88 };
const y = (index: number) => top + index * pitch;
const lanes = (through: boolean) =>
  factors.map(({ travels }, index) =>
    travels === through ? bar(start, y(index), (travels ? right : proxy.x - 14) - start, height) : "",
  );

export const cover: readonly Mark[] = [
  shape("ink", bar(proxy.x, 32, proxy.width, 364)),
  shape("soft", ...lanes(true)),
  shape("accent", ...lanes(false)),
  ...factors.map(({ name, travels }, index) =>
    text(name, 32, y(index) + 43, { size: 34, tone: travels ? "ink" : "accent" }),
  ),
];
