import { UnitRows, type UnitRow } from "~/figures/unit-rows";
import type { Claim } from "./claims-and-benefits";

/** The size of a claim in units: one of 96 quarters of an hour, 3 of 1,000 faults, 40 of 100 parts of a bill. */
export function ClaimFigure({ figure }: { figure: Claim["figure"] }) {
  const { columns, rows, size, marked, note } = drawings[figure];
  const pitch = { x: size.width + GAP, y: size.height + GAP };
  const width = columns * pitch.x - GAP;
  const height = rows * pitch.y - GAP;
  const all = Array.from({ length: rows }, (_, row): UnitRow => {
    const hidden = marked.filter((mark) => mark.row === row).reduce((sum, mark) => sum + mark.count, 0);
    return { y: row * pitch.y, count: columns - hidden };
  });
  return (
    <div>
      <svg
        viewBox={`-1 -1 ${width + 2} ${height + 2}`}
        aria-hidden
        className="w-full max-w-80 md:max-lg:max-w-57 overflow-visible"
      >
        <UnitRows
          rows={all}
          pitch={pitch.x}
          size={size}
          className={figure === "bill" ? "text-blue" : "text-unit"}
        />
        {marked.map(({ row, count }) =>
          Array.from({ length: count }, (_, index) => (
            <rect
              key={`${row} ${index}`}
              x={(columns - count + index) * pitch.x}
              y={row * pitch.y}
              width={size.width}
              height={size.height}
              className={looks[figure]}
            />
          )),
        )}
      </svg>
      <p className="label-text mt-3 text-ink-3">{note}</p>
    </div>
  );
}

const GAP = 3;

interface Drawing {
  columns: number;
  rows: number;
  size: { width: number; height: number };
  /** The units that are the point, at the right end of their row. */
  marked: readonly { row: number; count: number }[];
  note: string;
}

const drawings: Record<Claim["figure"], Drawing> = {
  "quarter-hours": {
    columns: 24,
    rows: 4,
    size: { width: 12.2, height: 24 },
    marked: [{ row: 3, count: 1 }],
    note: "A day in 96 quarter-hours; one is blue",
  },
  thousand: {
    columns: 50,
    rows: 20,
    size: { width: 4.3, height: 2.4 },
    marked: [{ row: 19, count: 3 }],
    note: "1,000 faults; the three missed are hollow",
  },
  bill: {
    columns: 20,
    rows: 5,
    size: { width: 15.2, height: 18.6 },
    marked: Array.from({ length: 5 }, (_, row) => ({ row, count: 8 })),
    note: "A bill in 100 parts; up to 40 are saved",
  },
};

const looks: Record<Claim["figure"], string> = {
  "quarter-hours": "fill-blue",
  thousand: "fill-none stroke-blue-text",
  bill: "fill-none stroke-blue-2",
};
