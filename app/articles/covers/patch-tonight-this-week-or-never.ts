import { type Mark, shape, text } from "../../figures/drawing.ts";
import { frame, matrix } from "../../figures/marks.ts";

/** Rows: in KEV, EPSS 0.1 or more, not scored yet, the rest. Columns: exposed, inside, not reachable. */
const table = ["tww", "wmm", "wmm", "mmn"].map((row) => row.split(""));

const gap = 10;
const box = { x: 32, y: 92, width: 696, height: 248 };
const cells = (lane: string) =>
  matrix(box, { columns: 3, rows: 4, gap }, (column, row) => table[row]?.[column] === lane);
const size = { width: (box.width - 2 * gap) / 3, height: (box.height - 3 * gap) / 4 };

export const cover: readonly Mark[] = [
  shape("accent", cells("t")),
  shape("soft", cells("w")),
  shape("pale", cells("m")),
  shape("ink", frame({ x: 728 - size.width, y: box.y + box.height - size.height, ...size }, 5)),
  text("Tonight", 32, 72, { size: 54, tone: "accent" }),
  text("Never", 728, 394, { size: 54, anchor: "end" }),
];
