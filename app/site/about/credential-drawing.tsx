import { barsPath, unitGrid } from "~/figures/bars";

export interface CredentialUnits {
  /** How many units stand in each row; rows need not be equally long. */
  rows: readonly number[];
  /** Picked out: from which to before which unit, in which rows. */
  marked?: { rows: number; from: number; to: number };
  /** What one unit is. */
  caption: string;
}

const WIDTH = 360;
const HEIGHT = 72;

/** Units that fill a box of one size, so that six figures stand on one line. The words beside it say the same. */
export function CredentialDrawing({ units: { rows, marked, caption } }: { units: CredentialUnits }) {
  const columns = Math.max(...rows);
  const pitch = { x: WIDTH / columns, y: HEIGHT / rows.length };
  const size = { width: pitch.x - Math.min(3, pitch.x * 0.3), height: pitch.y - Math.min(3, pitch.y * 0.3) };
  const isMarked = (column: number, row: number) =>
    marked !== undefined && row < marked.rows && column >= marked.from && column < marked.to;
  const path = (chosen: boolean) =>
    barsPath(
      unitGrid({
        columns,
        rows: rows.length,
        pitch,
        size,
        include: (column, row) => column < (rows[row] ?? 0) && isMarked(column, row) === chosen,
      }),
    );
  return (
    <figure className="mt-auto">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden className="block w-full max-w-sm">
        <path d={path(false)} className="fill-unit" />
        <path d={path(true)} className="fill-blue" />
      </svg>
      <figcaption className="label-text mt-3 text-ink-3">{caption}</figcaption>
    </figure>
  );
}
