import { type Mark, shape, text } from "../../figures/drawing.ts";
import { bar } from "../../figures/marks.ts";

const [share, cases] = [0.9, [20, 50, 200, 500]];

/** The 95% Wilson interval of a share that was measured on n cases. */
function interval(n: number): { low: number; high: number } {
  const z = 1.96;
  const middle = (share + z ** 2 / (2 * n)) / (1 + z ** 2 / n);
  const half = (z / (1 + z ** 2 / n)) * Math.sqrt((share * (1 - share)) / n + z ** 2 / (4 * n ** 2));
  return { low: middle - half, high: middle + half };
}

const [left, top, gap] = [32, 32, 8];
const widest = interval(20);
const point = 696 / (widest.high - widest.low);
const one = (364 - gap * (cases.length - 1)) / cases.reduce((sum, n) => sum + n, 0);
const x = (value: number) => left + (value - widest.low) * point;
const y = (index: number) => top + cases.slice(0, index).reduce((sum, n) => sum + n * one + gap, 0);
const drawn = (n: number, index: number) => {
  const { low, high } = interval(n);
  return bar(x(low), y(index), (high - low) * point, n * one);
};

export const cover: readonly Mark[] = [
  shape("accent", ...cases.map(drawn)),
  shape("ink", bar(x(share) - 3, top, 6, 364)),
  text("90%", left, 396, { size: 120 }),
];
