/** The bars of a path as [x, y, width, height], in its order. */
export function barsIn(d: string): number[][] {
  let [x, y] = [0, 0];
  return [...d.matchAll(/([Mm])([-\d.]+) ([-\d.]+)h([-\d.]+)([Vv])([-\d.]+)h[-\d.]+z/g)].map(
    ([, move, right, down, width, side, end]) => {
      [x, y] = move === "M" ? [Number(right), Number(down)] : [x + Number(right), y + Number(down)];
      const height = side === "V" ? Number(end) - y : Number(end);
      return [x, y, Number(width), height].map((value) => Math.round(value * 100) / 100 || 0);
    },
  );
}
