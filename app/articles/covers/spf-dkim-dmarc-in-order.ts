import { type Mark, shape, text } from "../../figures/drawing.ts";
import { bar } from "../../figures/marks.ts";

/** Weeks under p=none, quarantine on one subdomain, quarantine, reject. */
const policies = [6, 1, 3, 3] as const;
const weeks = policies.reduce((sum, each) => sum + each, 0);

const [left, base, gap] = [32, 396, 5];
const pitch = { x: (696 + gap) / weeks, y: (364 + gap) / policies.length };
const start = (policy: number) => policies.slice(0, policy).reduce((sum, each) => sum + each, 0);
const x = (week: number) => left + week * pitch.x;
const block = (week: number, level: number) =>
  bar(x(week), base - (level + 1) * pitch.y + gap, pitch.x - gap, pitch.y - gap);
/** A step: its weeks, one block for each level that is in force. */
const step = (policy: number) =>
  Array.from({ length: policies[policy] ?? 0 }, (_, week) =>
    Array.from({ length: policy + 1 }, (__, level) => block(start(policy) + week, level)).join(""),
  ).join("");

export const cover: readonly Mark[] = [
  shape("pale", step(0)),
  shape("soft", step(1), step(2)),
  shape("accent", step(3)),
  text("p=none", left, base - pitch.y - 14, { size: 40, tone: "muted" }),
  text("p=reject", x(start(3)) - 24, 76, { size: 60, tone: "accent", anchor: "end" }),
];
