import type { ReactNode } from "react";

import { uptime } from "~/catalogue/promises/uptime.data";
import { LinkedUnits } from "~/figures/linked-units";
import { UnitRows, type UnitRow } from "~/figures/unit-rows";
import { identity } from "~/identity";
import { cx } from "~/lib/react/cx";
import { toldProjects } from "./content";

const { opensAt, closesAt, daysPerWeek } = identity.office;
const officeHours = (closesAt - opensAt) * daysPerWeek;

/** Four figures, each with its size drawn: a square is a client, a month, an hour or a day. */
export function Stats() {
  return (
    <section aria-label="In numbers" className="border-b border-rule-2">
      <div className="wrap grid grid-cols-2 md:grid-cols-12 md:gap-x-(--gap)">
        <Stat
          value="500"
          mark="+"
          label="Happy Clients"
          note="One square, one client. The four in blue have a case study"
          className="md:col-span-3 lg:col-span-4"
        >
          <Clients columns={50} className="max-md:hidden" />
          <Clients columns={25} className="md:hidden" />
        </Stat>
        <Stat
          value="15"
          mark="+"
          label="Years Experience"
          note="180 months"
          className="md:col-span-3 lg:col-span-2"
        >
          <Units columns={15} count={180} size={{ width: 7.4, height: 3.6 }} pitch={{ x: 10, y: 5.8 }} />
        </Stat>
        <Stat
          value="24/7"
          label="Support Available"
          note={`168 hours a week, ${officeHours} of them office hours`}
          className="md:col-span-3"
        >
          <WeekOfHours />
        </Stat>
        <Stat
          value="99.9"
          mark="%"
          label="Uptime SLA"
          note={`365 days. ${uptime.credit}`}
          className="md:col-span-3"
        >
          <YearOfDays columns={53} className="max-md:hidden" />
          <YearOfDays columns={28} className="md:hidden" />
        </Stat>
      </div>
    </section>
  );
}

interface StatProps {
  value: string;
  /** Set small and high after the value. */
  mark?: string;
  label: string;
  note: string;
  className: string;
  children: ReactNode;
}

function Stat({ value, mark, label, note, className, children }: StatProps) {
  return (
    <div className={cx("stat flex flex-col", className)}>
      <p className="text-figure">
        {value}
        {mark && (
          <span className="ml-[0.04em] align-[0.58em] text-percent leading-0 font-medium tracking-normal text-blue-text">
            {mark}
          </span>
        )}
      </p>
      <p className="mt-2.5 mb-5 font-strong tracking-name md:mb-6.5">{label}</p>
      <div className="md:mt-auto">{children}</div>
      <p className="label-text mt-3.5 min-h-[2.7em] text-ink-3 md:min-h-0">{note}</p>
    </div>
  );
}

interface UnitsProps {
  columns: number;
  count: number;
  size?: { width: number; height: number };
  pitch?: { x: number; y: number };
  className?: string;
  /** What the drawing shows, where parts of it can be used. */
  label?: string;
  children?: ReactNode;
}

const UNIT = { width: 4.6, height: 4.6 };
const PITCH = { x: 7, y: 7 };

/** 500 clients; those whose project is told open it. */
function Clients({ columns, className }: { columns: number; className: string }) {
  // As far from each other as a fingertip is wide, whatever the number of columns.
  const rows = 500 / columns;
  const units = toldProjects.map(({ label, to }, index) => ({
    column: Math.floor(((index + 0.5) / toldProjects.length) * columns),
    row: Math.round(rows * (index % 2 === 0 ? 0.2 : 0.7)),
    label,
    to,
  }));
  return (
    <Units columns={columns} count={500} className={className} label="500 squares, one for each client">
      <LinkedUnits units={units} pitch={PITCH.x} size={UNIT.width} reach={12} />
    </Units>
  );
}

/** `count` equal units, filled row by row. */
function Units({ columns, count, size = UNIT, pitch = PITCH, className, label, children }: UnitsProps) {
  const rows = Array.from({ length: Math.ceil(count / columns) }, (_, row) => ({
    y: row * pitch.y,
    count: Math.min(columns, count - row * columns),
  }));
  const width = (columns - 1) * pitch.x + size.width;
  const height = (rows.length - 1) * pitch.y + size.height;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      {...(label ? { role: "group", "aria-label": label } : { "aria-hidden": true })}
      className={cx("w-full overflow-visible", sizes[columns], className)}
    >
      <UnitRows rows={rows} pitch={pitch.x} size={size} className="text-unit" />
      {children}
    </svg>
  );
}

/** The widths that give the four drawings one height on a wide screen. */
const sizes: Record<number, string> = {
  53: "max-w-80",
  50: "max-w-88",
  28: "max-w-44",
  25: "max-w-46",
  15: "max-w-38.5",
};

/** Seven days of 24 hours, the office's own picked out. */
function WeekOfHours() {
  const day = (row: number): UnitRow[] =>
    row < daysPerWeek
      ? [
          { y: row * 10, count: opensAt },
          { y: row * 10, from: closesAt, count: 24 - closesAt },
        ]
      : [{ y: row * 10, count: 24 }];
  const size = { width: 7.4, height: 7.4 };
  return (
    <svg viewBox="0 0 237.4 67.4" aria-hidden className="w-full max-w-62">
      <UnitRows
        rows={Array.from({ length: 7 }, (_, row) => day(row)).flat()}
        pitch={10}
        size={size}
        className="text-blue"
      />
      <UnitRows
        rows={Array.from({ length: daysPerWeek }, (_, row) => ({
          y: row * 10,
          from: opensAt,
          count: closesAt - opensAt,
        }))}
        pitch={10}
        size={size}
        className="text-unit"
      />
    </svg>
  );
}

interface YearOfDaysProps {
  /** 53 gives a column to every week; a phone has room for fewer, larger days. */
  columns: number;
  className: string;
}

/** 365 days; one of them holds the 8 h 46 min that 99.9% allows, drawn to its share of the day. */
function YearOfDays({ columns, className }: YearOfDaysProps) {
  const full = Math.floor(365 / columns) + (365 % columns > 1 ? 1 : 0);
  const rows = Array.from({ length: full }, (_, row) => ({
    y: row * 10,
    count: daysInRow(row, columns, full),
  }));
  const width = columns * 6 - 2;
  const day = { x: Math.round(columns * 0.62) * 6, y: Math.floor(full / 2) * 10 };
  return (
    <div aria-hidden className={cx(sizes[columns], className)}>
      <Allowance at={(day.x + 2) / width} />
      <svg viewBox={`0 -3 ${width} ${full * 10 + 0.4}`} className="block w-full overflow-visible">
        <UnitRows rows={rows} pitch={6} size={{ width: 4, height: 7.4 }} className="text-unit" />
        <g transform={`translate(${day.x - 1} ${day.y - 1})`}>
          <path d="M-.5-.5h7v10.4h-7z" className="fill-paper" />
          <path d="M0 0h6v9.4h-6z" className="fill-none stroke-blue-text" />
          <path d="M0 6h6v3.4h-6z" className="fill-blue-text" />
          <path
            d={`M3 0V${-day.y - 2}`}
            className="fill-none stroke-blue-text stroke-[1.5] [vector-effect:non-scaling-stroke]"
          />
        </g>
      </svg>
    </div>
  );
}

/** Stands above the drawing, which shrinks with its column: text must not. */
function Allowance({ at }: { at: number }) {
  return (
    <svg width="100%" height="20" className="block overflow-visible text-blue-text">
      <svg x={`${Math.round(at * 1000) / 10}%`} className="overflow-visible">
        <path d="M0 20V10h-7" className="fill-none stroke-current stroke-[1.5]" />
        <text x="-11" y="14.5" textAnchor="end" className="text-caption font-strong narrow">
          8 h 46 min
        </text>
      </svg>
    </svg>
  );
}

/** The odd days of a year that does not fill its rows go to the first one. */
function daysInRow(row: number, columns: number, rows: number): number {
  const even = Math.floor(365 / rows);
  return Math.min(columns, row < 365 - even * rows ? even + 1 : even);
}
