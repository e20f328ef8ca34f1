import { UnitRows } from "~/figures/unit-rows";

/** Dollars of warranty to a square. */
export const SQUARE = 10_000;
const COLUMNS = 20;
const PITCH = 11;

export function WarrantySquares({ dollars }: { dollars: number }) {
  const squares = dollars / SQUARE;
  const rows = Array.from({ length: Math.ceil(squares / COLUMNS) }, (_, row) => ({
    y: row * PITCH,
    count: Math.min(COLUMNS, squares - row * COLUMNS),
  }));
  return (
    <svg
      aria-hidden
      viewBox={`0 0 218 ${rows.length * PITCH}`}
      width="218"
      className="mt-1.5 block max-w-full"
    >
      <UnitRows rows={rows} pitch={PITCH} size={{ width: 8.5, height: 8.5 }} className="text-accent" />
    </svg>
  );
}
