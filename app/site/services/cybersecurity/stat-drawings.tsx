import { type UnitRow, UnitRows } from "~/figures/unit-rows";
import { identity } from "~/identity";

interface FieldOfUnitsProps {
  count: number;
  columns: number;
  pitch: { x: number; y: number };
  size: { width: number; height: number };
  /** The unit picked out in the area's colour, counted from 0. */
  marked?: number;
}

/** `count` equal units, row by row. */
export function FieldOfUnits({ count, columns, pitch, size, marked }: FieldOfUnitsProps) {
  const rows = Array.from({ length: Math.ceil(count / columns) }, (_, row) => ({
    y: row * pitch.y,
    count: Math.min(columns, count - row * columns),
  }));
  const width = (columns - 1) * pitch.x + size.width;
  return (
    <svg
      viewBox={`0 0 ${width} ${(rows.length - 1) * pitch.y + size.height}`}
      aria-hidden
      className="w-full overflow-visible"
    >
      <UnitRows rows={rows} pitch={pitch.x} size={size} className="text-unit" />
      {marked !== undefined && (
        <rect
          x={(marked % columns) * pitch.x - 1}
          y={Math.floor(marked / columns) * pitch.y - 2}
          width={size.width + 2}
          height={size.height + 4}
          className="fill-cybersecurity"
        />
      )}
    </svg>
  );
}

const { opensAt, closesAt, daysPerWeek } = identity.office;

/** Seven days of 24 hours: those outside office hours stand out, because they are the ones that matter. */
export function WeekOfWatch() {
  const look = { pitch: 20, size: { width: 16, height: 8 } };
  const days = Array.from({ length: 7 }, (_, day) => day);
  const watch = days.flatMap((day): UnitRow[] =>
    day < daysPerWeek
      ? [
          { y: day * 12, count: opensAt },
          { y: day * 12, from: closesAt, count: 24 - closesAt },
        ]
      : [{ y: day * 12, count: 24 }],
  );
  const office = days.slice(0, daysPerWeek).map((day) => ({
    y: day * 12,
    from: opensAt,
    count: closesAt - opensAt,
  }));
  return (
    <svg viewBox="0 0 476 80" aria-hidden className="w-full">
      <UnitRows rows={watch} {...look} className="text-unit" />
      <UnitRows rows={office} {...look} className="text-rule-2" />
    </svg>
  );
}
