import { type Bar, barsPath, unitGrid } from "~/figures/bars";
import type { Benefit } from "./benefits";

/** What each benefit means, in bars on a field of 56: quiet ones, dark ones, and the one that matters. */
export function BarGlyph({ name }: { name: Benefit["glyph"] }) {
  const { quiet, dark, bright } = drawings[name];
  return (
    <svg viewBox="0 0 56 56" aria-hidden className="area-hosting mt-0.5 size-12 shrink-0 lg:size-14">
      {quiet && <path d={barsPath(quiet)} className="fill-rule-2" />}
      {dark && <path d={barsPath(dark)} className="fill-unit" />}
      <path d={barsPath(bright)} className="fill-accent" />
    </svg>
  );
}

interface Drawing {
  quiet?: readonly Bar[];
  dark?: readonly Bar[];
  bright: readonly Bar[];
}

const bar = (x: number, y: number, width: number, height: number): Bar => ({ x, y, width, height });

const socket = { columns: 4, rows: 4, pitch: { x: 15, y: 15 }, size: { width: 11, height: 11 } };
const isMine = (column: number, row: number) => row === 1 && (column === 1 || column === 2);

const day = { columns: 6, rows: 4, pitch: { x: 9.6, y: 14 }, size: { width: 6.4, height: 10 } };
/** Three in the morning: the fourth hour of the first row. */
const isNight = (column: number, row: number) => row === 0 && column === 3;

const drawings: Record<Benefit["glyph"], Drawing> = {
  cores: {
    quiet: unitGrid({ ...socket, include: (column, row) => !isMine(column, row) }),
    bright: unitGrid({ ...socket, include: isMine }),
  },
  storage: { quiet: [bar(0, 4, 56, 7), bar(0, 17, 40, 7), bar(0, 30, 26, 7)], bright: [bar(0, 43, 9, 9)] },
  root: {
    quiet: [bar(10, 17, 34, 7), bar(10, 30, 22, 7)],
    dark: [bar(0, 4, 20, 7), bar(0, 43, 12, 7)],
    bright: [bar(16, 41, 9, 12)],
  },
  resize: {
    quiet: [bar(0, 40, 11, 16), bar(15, 28, 11, 28), bar(30, 16, 11, 40)],
    bright: [bar(45, 0, 11, 56)],
  },
  snapshot: {
    quiet: [bar(0, 10, 11, 18), bar(30, 10, 11, 18)],
    dark: [bar(45, 10, 11, 18)],
    bright: [bar(15, 10, 11, 18), bar(18.5, 32, 4, 12), bar(18.5, 42, 34, 4), bar(48.5, 32, 4, 12)],
  },
  shift: {
    dark: unitGrid({ ...day, include: (column, row) => !isNight(column, row) }),
    bright: unitGrid({ ...day, include: isNight }),
  },
};
