import { UnitRows, type UnitRow } from "~/figures/unit-rows";
import { LegendItem } from "~/ui/legend-item";
import type { Amount, Drawing } from "./studies.data";

/** A result at its size: units of which some are filled, or two bars on one scale. */
export function ResultDrawing({ drawing }: { drawing: Drawing }) {
  return drawing.kind === "bars" ? (
    <Bars {...drawing} />
  ) : (
    <>
      <Units {...drawing} />
      <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1">
        <LegendItem swatch="bg-accent">{drawing.filledLabel}</LegendItem>
        <LegendItem swatch="bg-rule-2">{drawing.emptyLabel}</LegendItem>
      </p>
    </>
  );
}

function Bars({ before, after }: { before: Amount; after: Amount }) {
  const longest = Math.max(before.value, after.value);
  return (
    <ul data-scale="durations" className="grid gap-2.5">
      {[before, after].map(({ value, label }, index) => (
        <li key={label} className="label-text text-ink-2">
          {label}
          <svg aria-hidden width="100%" height="14" className="mt-1 block">
            <rect
              width={`${(value / longest) * 100}%`}
              height="14"
              className={index === 0 ? "fill-rule-2" : "fill-accent"}
            />
          </svg>
        </li>
      ))}
    </ul>
  );
}

const PITCH = 10;

function Units({ of, filled }: { of: number; filled: number }) {
  const columns = of > 100 ? 50 : 20;
  const rows = of / columns;
  const size = { width: 7.4, height: 7.4 };
  return (
    <svg viewBox={`0 0 ${columns * PITCH - 2.6} ${rows * PITCH - 2.6}`} aria-hidden className="block w-full">
      <UnitRows rows={spread(0, filled, columns)} pitch={PITCH} size={size} className="text-accent" />
      <UnitRows rows={spread(filled, of, columns)} pitch={PITCH} size={size} className="text-rule-2" />
    </svg>
  );
}

/** The units from one count to another, filled row by row. */
function spread(from: number, to: number, columns: number): UnitRow[] {
  const first = Math.floor(from / columns);
  const last = Math.ceil(to / columns);
  return Array.from({ length: last - first }, (_, index) => {
    const row = first + index;
    const start = Math.max(from - row * columns, 0);
    return { y: row * PITCH, from: start, count: Math.min(to - row * columns, columns) - start };
  });
}
