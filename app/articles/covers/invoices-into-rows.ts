import { type Mark, shape, text } from "../../figures/drawing.ts";
import { bar, cuts } from "../../figures/marks.ts";

/** Invoices a month, and those that pass every check untouched. */
const [all, passed] = [2000, 1400];
/** Two in a hundred of the passed ones are checked in full all the same. */
const audited = passed * 0.02;

const [rows, gap] = [40, 3];
const columns = { passed: passed / rows, person: (all - passed) / rows };
const [left, top, height, between] = [32, 96, 300, 36];
const pitch = { x: (696 - between + gap) / (columns.passed + columns.person), y: (height + gap) / rows };
const ledger = { x: left, y: top, width: columns.passed * pitch.x - gap, height };
const desk = {
  x: 728 - columns.person * pitch.x + gap,
  y: top,
  width: columns.person * pitch.x - gap,
  height,
};
const every = passed / audited;
const audit = (index: number) => {
  const place = index * every + 7;
  return bar(
    left + (place % columns.passed) * pitch.x,
    top + Math.floor(place / columns.passed) * pitch.y,
    pitch.x - gap,
    pitch.y - gap,
  );
};

export const cover: readonly Mark[] = [
  shape("accent", bar(ledger.x, ledger.y, ledger.width, ledger.height)),
  shape("soft", bar(desk.x, desk.y, desk.width, desk.height)),
  shape("ink", ...Array.from({ length: audited }, (_, index) => audit(index))),
  shape(
    "paper",
    cuts(ledger, { columns: columns.passed, rows, gap }),
    cuts(desk, { columns: columns.person, rows, gap }),
  ),
  text(passed.toLocaleString("en"), left, 78, { size: 60, tone: "accent" }),
  text(String(all - passed), desk.x, 78, { size: 60 }),
];
