import { type Mark, shape, words } from "../../figures/drawing.ts";
import { bar } from "../../figures/marks.ts";

/** s3, sqs, logs, kms, athena, glue. */
const services = 6;
/** s3:GetObject, s3:PutObject, s3:ListBucket. */
const actions = 3;

const [left, width, base] = [32, 696, 396];
const column = { width: 64, pitch: 80, height: 236 };
const action = { height: 34, gap: 8 };
const x = (index: number) => left + 56 + index * column.pitch;

export const cover: readonly Mark[] = [
  shape("pale", bar(left, 72, width, base - 72)),
  shape("soft", ...Array.from({ length: services - 1 }, (_, index) => bar(x(index + 1), base - column.height, column.width, column.height))),
  shape("paper", bar(x(0), base - column.height, column.width, column.height)),
  shape(
    "accent",
    ...Array.from({ length: actions }, (_, index) =>
      bar(x(0), base - (index + 1) * action.height - index * action.gap, column.width, action.height),
    ),
  ),
  shape("ink", bar(x(0) - 20, 230, column.width + 40, 10)),
  words("3", 40, 60, { size: 40 }),
];
