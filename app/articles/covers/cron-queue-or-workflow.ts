import { type Mark, shape, text } from "../../figures/drawing.ts";
import { bar, polygon } from "../../figures/marks.ts";

const items = 1000;
const done = 612;
/** The item that was under way when the job died. */
const process = { steps: 5, finished: 2 } as const;

const [left, width, height] = [32, 696, 54];
const item = width / items;
const at = (index: number) => left + index * item;
const row = { first: 32, again: 94, queue: 184, workflow: 274, steps: 336 } as const;
const step = { pitch: (width + 8) / process.steps, height: 60 } as const;

/** Messages, ten to a slice; the slice that broke is still to do. */
const slice = 10;
const broken = Math.floor(done / slice) * slice;
const slices = (from: number, until: number) =>
  Array.from({ length: (until - from) / slice }, (_, index) =>
    bar(at(from + index * slice), row.queue, item * slice - 2, height),
  ).join("");
const steps = (from: number, until: number) =>
  Array.from({ length: until - from }, (_, index) =>
    bar(left + (from + index) * step.pitch, row.steps, step.pitch - 8, step.height),
  ).join("");

export const cover: readonly Mark[] = [
  shape(
    "pale",
    polygon([
      [at(done), row.workflow],
      [at(done + 1), row.workflow],
      [left + width, row.steps],
      [left, row.steps],
    ]),
  ),
  shape("soft", bar(left, row.first, done * item, height), slices(0, broken), steps(0, process.finished)),
  shape(
    "accent",
    bar(left, row.again, width, height),
    slices(broken, items),
    steps(process.finished, process.steps),
  ),
  shape("ink", bar(at(done), row.first, 8, row.workflow - row.first)),
  text(String(done), at(done) + 24, row.first + 48, { size: 60 }),
];
