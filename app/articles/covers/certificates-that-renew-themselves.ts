import { type Mark, shape, text } from "../../figures/drawing.ts";
import { bar } from "../../figures/marks.ts";

/** Days a certificate lives; clients renew at two thirds. */
const lifetimes = [398, 200, 90, 45] as const;
const renewal = 2 / 3;
const span = 398;

const [left, right] = [136, 728];
const day = (right - left) / span;
const [top, pitch, height, gap] = [32, 95, 78, 4];
const end = (days: number) => Math.min(days, span);

/** Each certificate overlaps the last third of the one before, in the other half of its lane. */
function chain(lifetime: number, lane: number, from: number, until: number): string {
  const every = lifetime === span ? span : lifetime * renewal;
  const half = lifetime === span ? height : (height - gap) / 2;
  return Array.from({ length: Math.ceil(span / every) }, (_, index) => {
    const start = index * every;
    const [first, last] = [end(start + lifetime * from), end(start + lifetime * until)];
    const y = top + lane * pitch + (index % 2) * (half + gap);
    return last > first ? bar(left + first * day, y, (last - first) * day, half) : "";
  }).join("");
}

export const cover: readonly Mark[] = [
  shape("soft", ...lifetimes.map((lifetime, lane) => chain(lifetime, lane, 0, renewal))),
  shape("accent", ...lifetimes.map((lifetime, lane) => chain(lifetime, lane, renewal, 1))),
  ...lifetimes.map((lifetime, lane) =>
    text(String(lifetime), left - 24, top + lane * pitch + 56, { size: 48, anchor: "end" }),
  ),
];
