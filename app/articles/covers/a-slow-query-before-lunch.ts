import { type Mark, shape, text } from "../../figures/drawing.ts";
import { bar } from "../../figures/marks.ts";

const pages = { before: 32_787, after: 26 } as const;

/** The table as one ribbon, read from its first page to its last and folded to fit. */
const ribbon = { x: 32, y: 32, rows: 16, length: 696, thickness: 10, pitch: 16 } as const;
const { rows, length, thickness, pitch } = ribbon;
const page = (rows * length + (rows - 1) * (pitch - thickness)) / pages.before;

const run = (row: number) => bar(ribbon.x, ribbon.y + row * pitch, length, thickness);
/** The fold after a row, right and left in turn. */
const fold = (row: number) =>
  bar(
    row % 2 === 0 ? ribbon.x + length - thickness : ribbon.x,
    ribbon.y + row * pitch + thickness,
    thickness,
    pitch - thickness,
  );
const indices = Array.from({ length: rows }, (_, row) => row);

export const cover: readonly Mark[] = [
  shape("soft", ...indices.map(run), ...indices.slice(1).map((row) => fold(row - 1))),
  shape("accent", bar(ribbon.x, 302, pages.after * page, thickness)),
  text(String(pages.after), ribbon.x - 3, 396, { tone: "accent", size: 84 }),
  text(pages.before.toLocaleString("en"), ribbon.x + length, 396, { size: 56, anchor: "end" }),
];
