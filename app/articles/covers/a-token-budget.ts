import { type Mark, shape, text } from "../../figures/drawing.ts";
import { bar } from "../../figures/marks.ts";

/** Tokens. */
const [fixed, passages, question, answer] = [2000, 3000, 150, 250];
const turns = Array.from({ length: 6 }, (_, index) => index);
const sent = (turn: number) => fixed + passages + question + turn * (question + answer);
const lean = turns.reduce((sum, turn) => sum + sent(turn), 0);
const kept = turns.reduce((sum, turn) => sum + turn * passages, lean);

const [left, base, gap] = [32, 396, 8];
const token = 364 / (sent(5) + 5 * passages);
const pitch = (696 + gap) / turns.length;
const column = (turn: number, from: number, tokens: number) =>
  bar(left + turn * pitch, base - (from + tokens) * token, pitch - gap, tokens * token - 4);
/** Every earlier turn's passages, sent again. */
const old = (turn: number) =>
  turns.slice(0, turn).map((index) => column(turn, sent(turn) + index * passages, passages));

export const cover: readonly Mark[] = [
  shape("soft", ...turns.flatMap(old)),
  shape("accent", ...turns.map((turn) => column(turn, 0, sent(turn)))),
  text(kept.toLocaleString("en"), left, 92, { size: 76 }),
  text(lean.toLocaleString("en"), left, 172, { size: 76, tone: "accent" }),
];
