import type { ReactNode } from "react";

import { type Bar, barsPath } from "~/figures/bars";

const WIDTH = 120;
const HEIGHT = 208;

/** How many fields the old form has, and the new one. */
const OLD = 9;
const NEW = 5;

/** The order form as it looks at one of the five steps. */
export function ScreenFrame({ step, label }: { step: number; label: string }) {
  return (
    <svg role="img" aria-label={label} viewBox={`-1 -1 ${WIDTH + 2} ${HEIGHT + 2}`} className="block w-full">
      <path
        d={barsPath([{ x: 0, y: 0, width: WIDTH, height: HEIGHT }])}
        className="fill-surface stroke-control"
      />
      {drawings[step]}
    </svg>
  );
}

const column = (count: number, y: number, pitch: number, height: number): Bar[] =>
  Array.from({ length: count }, (_, row) => ({ x: 12, y: y + row * pitch, width: 96, height }));

const oldFields = column(OLD, 36, 17, 11);
/** The fields where people stop, and for how long. */
const stops = [2, 5, 6];
const newFields = column(NEW, 52, 23, 15);
const title: Bar[] = [
  { x: 12, y: 28, width: 74, height: 8 },
  { x: 12, y: 40, width: 50, height: 5 },
];
const header: Bar = { x: 0, y: 0, width: WIDTH, height: 18 };
const button: Bar = { x: 12, y: 176, width: 96, height: 20 };

const interfaceDrawing = (
  <>
    <path d={barsPath([header, ...title])} className="fill-unit" />
    <path d={barsPath(newFields)} className="fill-paper stroke-control" />
    <path
      d={barsPath(newFields.map((field) => ({ ...field, x: 17, y: field.y + 6, width: 34, height: 3 })))}
      className="fill-control"
    />
    <path d={barsPath([button])} className="fill-accent" />
    <path d={barsPath([{ x: 42, y: 184, width: 36, height: 4 }])} className="fill-surface" />
  </>
);

const drawings: readonly ReactNode[] = [
  <>
    <path d={barsPath([header])} className="fill-rule-2" />
    <path d={barsPath(oldFields)} className="fill-sand-2 stroke-rule-2" />
    <path d={barsPath(oldFields.filter((_, row) => stops.includes(row)))} className="fill-accent" />
    <path d={barsPath([{ x: 84, y: 192, width: 24, height: 8 }])} className="fill-rule-2" />
  </>,
  <>
    <path
      d={barsPath([
        { x: 12, y: 26, width: 96, height: 34 },
        { x: 12, y: 70, width: 96, height: 74 },
        { x: 12, y: 154, width: 96, height: 42 },
      ])}
      className="fill-accent/18"
    />
    <path
      d={barsPath([
        { x: 18, y: 33, width: 60, height: 6 },
        { x: 18, y: 77, width: 40, height: 6 },
        { x: 18, y: 161, width: 50, height: 6 },
      ])}
      className="fill-accent"
    />
    <path
      d={barsPath([89, 101, 113, 125].map((y, row) => ({ x: 18, y, width: 70 - row * 9, height: 4 })))}
      className="fill-control"
    />
  </>,
  <>
    <path
      d={`M0 18H${WIDTH}${barsPath([...newFields, button])}`}
      className="fill-none stroke-control [stroke-dasharray:3_2]"
    />
    <path d={barsPath(title)} className="fill-rule-2" />
    <path d={barsPath([{ x: 38, y: 184, width: 44, height: 4 }])} className="fill-control" />
  </>,
  interfaceDrawing,
  <>
    {interfaceDrawing}
    <path d="M12 20V206M108 20V206" className="stroke-blue-text [stroke-dasharray:2_2]" />
    <path
      d={barsPath([
        ...newFields.slice(1).map((field) => ({ x: 56, y: field.y - 8, width: 8, height: 8 })),
        { x: 56, y: 159, width: 8, height: 17 },
      ])}
      className="fill-blue-text"
    />
  </>,
];
