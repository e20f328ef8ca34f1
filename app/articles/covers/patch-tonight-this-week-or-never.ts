import { type Mark, shape, words } from "../../figures/drawing.ts";
import { frame, matrix } from "../../figures/marks.ts";

/** Rows: in KEV, EPSS 0.1 or more, not scored yet, the rest. Columns: exposed, inside, not reachable. */
const table = ["tww", "wmm", "wmm", "mmn"].map((row) => row.split(""));

const gap = 10;
const box = { x: 32, y: 86, width: 696, height: 260 };
const cells = (lane: string) =>
  matrix(box, { columns: 3, rows: 4, gap }, (column, row) => table[row]?.[column] === lane);
const size = { width: (box.width - 2 * gap) / 3, height: (box.height - 3 * gap) / 4 };

export const cover: readonly Mark[] = [
  shape("accent", cells("t")),
  shape("soft", cells("w")),
  shape("pale", cells("m")),
  shape("ink", frame({ x: 728 - size.width, y: 346 - size.height, ...size }, 5)),
  words("Tonight", 32, 68, { size: 44, tone: "accent" }),
  words("Never", 728, 390, { size: 44, anchor: "end" }),
];
