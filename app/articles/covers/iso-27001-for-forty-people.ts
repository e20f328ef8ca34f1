import { type Mark, shape, text } from "../../figures/drawing.ts";
import { frame, units } from "../../figures/marks.ts";

/** Annex A: organisational, people, physical, technological. */
const blocks = [37, 8, 14, 34] as const;
const all = blocks.reduce((sum, each) => sum + each, 0);
/** A.8.30, outsourced development: the one control that does not apply, for a reason that is a fact. */
const excluded = { block: 3, control: 30 };

const [perRow, size, gap, between] = [4, 31, 6, 38];
const pitch = size + gap;
const top = 32;
const left = (block: number) => 32 + block * (perRow * pitch - gap + between);
const part = (block: number, skip: number, count: number) =>
  units({ x: left(block), y: top, perRow, size, gap, skip, count });
const at = excluded.control - 1;

export const cover: readonly Mark[] = [
  shape("accent", part(0, 0, blocks[0]), part(3, 0, at), part(3, at + 1, blocks[3] - at - 1)),
  shape("soft", part(1, 0, blocks[1]), part(2, 0, blocks[2])),
  shape(
    "ink",
    frame(
      {
        x: left(excluded.block) + (at % perRow) * pitch,
        y: top + Math.floor(at / perRow) * pitch,
        width: size,
        height: size,
      },
      5,
    ),
  ),
  text(String(all), left(1) - 8, 394, { size: 190 }),
];
