import { type Mark, shape, text } from "../../figures/drawing.ts";
import { bar } from "../../figures/marks.ts";

/** s3, sqs, logs, kms, athena, glue. */
const services = 6;
/** s3:GetObject, s3:PutObject, s3:ListBucket. */
const actions = 3;

const [left, right, top] = [32, 728, 32];
const [block, gap] = [82, 10];
const row = (count: number, y: number, height: number) =>
  Array.from({ length: count }, (_, index) =>
    bar(right - (index + 1) * block - index * gap, y, block, height),
  ).join("");
const rows = { all: top, services: 178, ceiling: 286, actions: 314 };

/** Set as a subtraction: what was granted, what was used, and under the line what is left. */
export const cover: readonly Mark[] = [
  shape("pale", bar(112, rows.all, right - 112, 132)),
  shape("soft", row(services, rows.services, 82)),
  shape("ink", bar(left, rows.ceiling, right - left, 8)),
  shape("accent", row(actions, rows.actions, 82)),
  text("*", left, 150, { size: 160, tone: "muted" }),
  text(String(services), left, rows.services + 72, { size: 90 }),
  text(String(actions), left, rows.actions + 76, { size: 90, tone: "accent" }),
];
