import { groupDigits } from "~/lib/format/group-digits";

const DOWNLOADS = 10_000_000;

interface Layout {
  blocks: number;
  /** Marks in a row of one block. */
  columns: number;
  rows: number;
  /** How tall a row is. */
  pitch: number;
}

/** A phone has room for fewer and larger marks. */
const wide: Layout = { blocks: 20, columns: 10, rows: 50, pitch: 4.4 };
const narrow: Layout = { blocks: 10, columns: 5, rows: 20, pitch: 7 };

/** Ten million downloads in marks of equal value, in blocks that can be counted. */
export function Downloads() {
  return (
    <>
      <Blocks {...wide} className="max-md:hidden" />
      <Blocks {...narrow} className="md:hidden" />
      <p className="label-text mt-3 text-ink-3">
        <span className="max-md:hidden">{legend(wide)}</span>
        <span className="md:hidden">{legend(narrow)}</span>
      </p>
    </>
  );
}

/** One path: each row is a line whose dashes are the marks and whose longer gap divides the blocks. */
function Blocks({ blocks, columns, rows, pitch, className }: Layout & { className: string }) {
  const block = 1000 / (blocks - 0.12);
  const mark = (block * 0.88) / (columns - 0.3);
  const dashes = Array.from({ length: columns }, (_, column) =>
    [mark * 0.7, column < columns - 1 ? mark * 0.3 : block * 0.12].map(short).join(" "),
  );
  return (
    <svg
      width="100%"
      height={rows * pitch}
      viewBox={`0 0 1000 ${rows * pitch}`}
      preserveAspectRatio="none"
      className={className}
    >
      <path
        d={Array.from({ length: rows }, (_, row) => `M0 ${short((row + 0.4) * pitch)}h1000`).join("")}
        strokeWidth={short(pitch * 0.7)}
        strokeDasharray={dashes.join(" ")}
        className="stroke-accent"
      />
    </svg>
  );
}

function legend({ blocks, columns, rows }: Layout): string {
  const marks = blocks * columns * rows;
  const value = groupDigits(DOWNLOADS / marks);
  return `${groupDigits(marks)} marks of ${value} downloads. A block is ${groupDigits(DOWNLOADS / blocks)}.`;
}

function short(value: number): number {
  return Math.round(value * 1000) / 1000;
}
