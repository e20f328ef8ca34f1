import { type Mark, shape } from "../../figures/drawing.ts";
import { bar, frame, head } from "../../figures/marks.ts";

/** Share of the rows that each column holds after a release; undefined: the column does not exist. */
const releases: readonly { old?: number; new?: number; back: boolean }[] = [
  { old: 1, new: 0, back: true },
  { old: 1, new: 0.5, back: true },
  { old: 1, new: 1, back: true },
  { old: 0, new: 1, back: true },
  { new: 1, back: false },
];
/** A step can be climbed again; a cliff cannot. */
const drop = { step: 22, cliff: 96 } as const;
const column = { width: 54, height: 160, gap: 8 } as const;
const [left, right, base] = [32, 728, 396];
const tread = (right - left) / releases.length;
const stepX = (index: number) => left + index * tread;
const stepY = (index: number) =>
  32 +
  column.height +
  releases.slice(1, index + 1).reduce((fall, { back }) => fall + (back ? drop.step : drop.cliff), 0);
const inset = tread - 2 * column.width - column.gap;

function standing(index: number, side: 0 | 1, share?: number): string {
  if (share === undefined) return "";
  const x = stepX(index) + inset + side * (column.width + column.gap);
  const box = { x, y: stepY(index) - column.height, width: column.width, height: column.height };
  const filled = share * column.height;
  return frame(box, 5) + bar(x, stepY(index) - filled, column.width, filled);
}

export const cover: readonly Mark[] = [
  shape("pale", ...releases.map((_, index) => bar(stepX(index), stepY(index), tread, base - stepY(index)))),
  shape("soft", ...releases.map((release, index) => standing(index, 0, release.old))),
  shape("accent", ...releases.map((release, index) => standing(index, 1, release.new))),
  shape(
    "ink",
    ...releases.flatMap(({ back }, index) =>
      back
        ? [
            head(stepX(index) + inset, stepY(index) + 32, 26, "left"),
            bar(stepX(index) + inset + 26, stepY(index) + 28, 60, 8),
          ]
        : [bar(stepX(index) - 5, stepY(index - 1), 10, drop.cliff)],
    ),
  ),
];
