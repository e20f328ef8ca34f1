import { type Mark, shape, text } from "../../figures/drawing.ts";
import { bar, line } from "../../figures/marks.ts";

/** Months: a minor version comes every four and is supported for fourteen. */
const [every, supported] = [4, 14];
const versions = 7;

const month = 696 / ((versions - 1) * every + supported);
const [top, pitch, height] = [32, 53, 44];
const start = (version: number) => 32 + version * every * month;
const row = (version: number) => top + version * pitch;
const drawn = (version: number) => bar(start(version), row(version), supported * month, height);

/** Who upgrades as late as possible takes every third version. */
const taken = [0, 3, 6];
const all = Array.from({ length: versions }, (_, version) => version);
const hop = (from: number, to: number) => {
  const x = start(from) + supported * month - 3;
  return line(x, row(from) + height, x, row(to), 6);
};

export const cover: readonly Mark[] = [
  shape("soft", ...all.filter((version) => !taken.includes(version)).map(drawn)),
  shape("accent", ...taken.map(drawn)),
  shape("ink", hop(0, 3), hop(3, 6)),
  text(`${supported} months`, start(0) + supported * month + 20, row(0) + 36, { size: 44 }),
];
