import { type Mark, shape } from "../../figures/drawing.ts";
import { bar, flow, frame } from "../../figures/marks.ts";

/** Lines of a page in hundredths of its width; a paragraph ends with a short one. */
const page = [96, 100, 92, 54, 0, 98, 94, 100, 95, 38, 0, 100, 93, 97, 66, 0, 94, 99, 72];
/** The words each claim quotes: line, first and last hundredth. The fifth quotes nothing that is there. */
const quotes = [
  { line: 1, from: 30, until: 88 },
  { line: 7, from: 10, until: 76 },
  { line: 12, from: 42, until: 93 },
  { line: 17, from: 22, until: 96 },
] as const;
const claims = 5;

const [left, top, hundredth] = [32, 32, 3.3];
const height = 14;
const pitch = (364 - height) / (page.length - 1);
const claim = { x: 520, width: 208, height: 52 };
const claimAt = (index: number) => top + (index * (364 - claim.height)) / (claims - 1);
const end = (until: number) => left + until * hundredth;

export const cover: readonly Mark[] = [
  shape("pale", ...page.map((length, line) => bar(left, top + line * pitch, length * hundredth, height))),
  shape(
    "soft",
    ...quotes.map(({ line, until }, index) =>
      flow(
        { x: end(until), y: top + line * pitch, height },
        { x: claim.x, y: claimAt(index), height: claim.height },
      ),
    ),
  ),
  shape(
    "accent",
    ...quotes.map(
      ({ line, from, until }, index) =>
        bar(left + from * hundredth, top + line * pitch, (until - from) * hundredth, height) +
        bar(claim.x, claimAt(index), claim.width, claim.height),
    ),
  ),
  shape("ink", frame({ x: claim.x, y: claimAt(4), width: claim.width, height: claim.height }, 5)),
];
