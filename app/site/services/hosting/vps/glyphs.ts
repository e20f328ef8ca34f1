import type { Glyphs } from "~/figures/bar-glyph";
import { type Bar, unitGrid } from "~/figures/bars";

const bar = (x: number, y: number, width: number, height: number): Bar => ({ x, y, width, height });

const socket = { columns: 4, rows: 4, pitch: { x: 15, y: 15 }, size: { width: 11, height: 11 } };
const isMine = (column: number, row: number) => row === 1 && (column === 1 || column === 2);

const day = { columns: 6, rows: 4, pitch: { x: 9.6, y: 14 }, size: { width: 6.4, height: 10 } };
/** Three in the morning: the fourth hour of the first row. */
const isNight = (column: number, row: number) => row === 0 && column === 3;

const field = 56;

/** What each benefit of a VPS means: quiet bars, dark ones, and in the accent colour the one that matters. */
export const glyphs = {
  cores: {
    field,
    bars: {
      "fill-rule-2": unitGrid({ ...socket, include: (column, row) => !isMine(column, row) }),
      "fill-accent": unitGrid({ ...socket, include: isMine }),
    },
  },
  storage: {
    field,
    bars: {
      "fill-rule-2": [bar(0, 4, 56, 7), bar(0, 17, 40, 7), bar(0, 30, 26, 7)],
      "fill-accent": [bar(0, 43, 9, 9)],
    },
  },
  root: {
    field,
    bars: {
      "fill-rule-2": [bar(10, 17, 34, 7), bar(10, 30, 22, 7)],
      "fill-unit": [bar(0, 4, 20, 7), bar(0, 43, 12, 7)],
      "fill-accent": [bar(16, 41, 9, 12)],
    },
  },
  resize: {
    field,
    bars: {
      "fill-rule-2": [bar(0, 40, 11, 16), bar(15, 28, 11, 28), bar(30, 16, 11, 40)],
      "fill-accent": [bar(45, 0, 11, 56)],
    },
  },
  snapshot: {
    field,
    bars: {
      "fill-rule-2": [bar(0, 10, 11, 18), bar(30, 10, 11, 18)],
      "fill-unit": [bar(45, 10, 11, 18)],
      "fill-accent": [bar(15, 10, 11, 18), bar(18.5, 32, 4, 12), bar(18.5, 42, 34, 4), bar(48.5, 32, 4, 12)],
    },
  },
  shift: {
    field,
    bars: {
      "fill-unit": unitGrid({ ...day, include: (column, row) => !isNight(column, row) }),
      "fill-accent": unitGrid({ ...day, include: isNight }),
    },
  },
} satisfies Glyphs;

export type Glyph = keyof typeof glyphs;
