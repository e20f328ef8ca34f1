import { type Bar, barsPath } from "~/figures/bars";
import { seededRandom } from "~/figures/random";

/** Everything is placed in thousandths: along the flow, and across it. */
export const lanes = [
  { name: "CRM", across: 100 },
  { name: "ERP", across: 300 },
  { name: "Web shop", across: 500 },
  { name: "Devices", across: 700 },
  { name: "Sheets", across: 900 },
] as const;
export const decisions = [
  { name: "Customer", across: 125 },
  { name: "Operational", across: 375 },
  { name: "Financial", across: 625 },
  { name: "Product", across: 875 },
] as const;

export const RECORDS = 100;
/** Of 100 records 90 pass: the page's figure for data quality. */
export const FIT = 90;
export const GATE = 405;
const perLane = RECORDS / lanes.length;
/** Which records of each lane fail a check: ten altogether. */
const failing = [
  [4, 13],
  [8, 17],
  [2, 11],
  [6, 7],
  [9, 16],
];
const model = { from: 690, to: 807, low: 300, high: 700 };

export interface FlowPaths {
  raw: string;
  failed: string;
  checked: string;
  model: string;
  lines: string;
  decided: string;
}

/** The drawing as paths on a square of 1000; the flow goes to the right. */
export function flowPaths(): FlowPaths {
  const raw = rawRecords();
  return {
    raw: barsPath(raw.filter((bar, index) => !isFailed(bar, index))),
    failed: barsPath(raw.filter(isFailed)),
    checked: barsPath(checkedRecords()),
    model: barsPath(modelCells()),
    lines: lines()
      .map(([from, to]) => curve(from, to))
      .join(""),
    decided: barsPath(decidedBars()),
  };
}

function isFailed(_: Bar, index: number): boolean {
  return failing[Math.floor(index / perLane)]?.includes(index % perLane) ?? false;
}

/** As they come: every record another size and out of line. */
function rawRecords(): Bar[] {
  const random = seededRandom(21);
  return lanes.flatMap(({ across }) =>
    Array.from({ length: perLane }, (_, record) => {
      // Whole thousandths are fine enough and keep the HTML small.
      const height = Math.round(36 + random() * 64);
      return {
        x: Math.round(95 + record * 13 + random() * 5),
        y: Math.round(across - height / 2 + (random() - 0.5) * 50),
        width: Math.round(4 + random() * 4),
        height,
      };
    }),
  );
}

/** After the gate: one size, one line, and the failed ones missing. */
function checkedRecords(): Bar[] {
  return lanes.flatMap(({ across }, lane) =>
    Array.from({ length: perLane - (failing[lane]?.length ?? 0) }, (_, record) => ({
      x: GATE + 20 + record * 9.5,
      y: across - 34,
      width: 6,
      height: 68,
    })),
  );
}

function modelCells(): Bar[] {
  const rows = 10;
  const columns = FIT / rows;
  const pitch = { x: (model.to - model.from) / columns, y: (model.high - model.low) / rows };
  return Array.from({ length: FIT }, (_, cell) => ({
    x: model.from + Math.floor(cell / rows) * pitch.x,
    y: model.low + (cell % rows) * pitch.y,
    width: 10,
    height: 30,
  }));
}

/** What comes out: a small bar chart for each kind of decision. */
function decidedBars(): Bar[] {
  const random = seededRandom(5);
  return decisions.flatMap(({ across }) =>
    Array.from({ length: 8 }, (_, bar) => {
      const height = 20 + bar * 6 + random() * 40;
      return { x: 885 + bar * 14, y: across + 50 - height, width: 9, height };
    }),
  );
}

type Point = readonly [along: number, across: number];

function lines(): (readonly [Point, Point])[] {
  const offsets = [-24, 0, 24];
  return [
    ...lanes.flatMap(({ across }, lane) =>
      offsets.map((offset, index): [Point, Point] => [
        [598, across + offset],
        [model.from - 8, port(lane * 3 + index, lanes.length * 3)],
      ]),
    ),
    ...decisions.flatMap(({ across }, decision) =>
      offsets.map((offset, index): [Point, Point] => [
        [model.to, port(decision * 3 + index, decisions.length * 3)],
        [877, across + 10 + offset],
      ]),
    ),
  ];
}

/** Where a line meets the model: evenly spaced along its side. */
function port(index: number, count: number): number {
  return model.low + ((index + 0.5) / count) * (model.high - model.low - 10);
}

function curve([a1, c1]: Point, [a2, c2]: Point): string {
  const middle = (a1 + a2) / 2;
  const points: readonly Point[] = [
    [a1, c1],
    [middle, c1],
    [middle, c2],
    [a2, c2],
  ];
  const [start, ...rest] = points.map((point) => point.map(Math.round).join(" "));
  return `M${start}C${rest.join(" ")}`;
}
