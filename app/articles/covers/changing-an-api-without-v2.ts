import { type Mark, shape, text } from "../../figures/drawing.ts";
import { bar, matrix } from "../../figures/marks.ts";

const [announced, sunset] = [Date.UTC(2024, 11, 19), Date.UTC(2025, 5, 30)];
const days = (sunset - announced) / 86_400_000;
/** Minutes of 410 Gone, one in each of the last three weeks. */
const brownouts = [5, 30, 120] as const;

/** Columns are weeks from Monday; the first one begins with the Thursday of the announcement. */
const firstDay = (new Date(announced).getUTCDay() + 6) % 7;
const weeks = Math.ceil((firstDay + days + 1) / 7);
const gap = 4;
const box = { x: 32, y: 232, width: 696, height: 164 };
const week = (box.width + gap) / weeks;
const wednesday = 2;
const firstBrownout = weeks - 1 - brownouts.length;

const dayAt = (column: number, row: number) => column * 7 + row - firstDay;
const isBrownout = (column: number, row: number) =>
  row === wednesday && column >= firstBrownout && column < weeks - 1;
const cells = (include: (column: number, row: number) => boolean) =>
  matrix(box, { columns: weeks, rows: 7, gap }, include);
const above = (column: number, height: number) =>
  bar(box.x + column * week, box.y - 16 - height, week - gap, height);
const minute = 1.25;

export const cover: readonly Mark[] = [
  shape(
    "soft",
    cells((column, row) => dayAt(column, row) >= 0 && dayAt(column, row) < days && !isBrownout(column, row)),
  ),
  shape(
    "accent",
    cells(isBrownout),
    ...brownouts.map((minutes, index) => above(firstBrownout + index, minutes * minute)),
  ),
  shape(
    "ink",
    cells((column, row) => dayAt(column, row) === days),
    above(weeks - 1, box.y - 16 - 32),
  ),
  text(String(days), 32, 144, { size: 150 }),
  text("days", 280, 144, { size: 44, tone: "muted" }),
];
