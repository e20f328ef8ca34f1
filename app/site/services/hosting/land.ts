/**
 * The continents on a grid of three degrees, from 80° north to 55° south and from 170° west eastwards.
 * One line is one row; "27+4" are four cells of land from the 27th on.
 */
const rows: readonly string[] = [
  "27+4 35+14 61+3",
  "18+6 37+13 76+1 87+6",
  "15+7 27+5 38+12 75+1 83+15",
  "2+14 18+5 24+3 28+6 39+9 63+5 79+2 82+34",
  "1+27 32+4 39+6 61+8 71+48",
  "2+25 33+2 40+3 59+57",
  "2+24 31+2 58+5 64+50",
  "3+2 11+16 31+5 55+1 59+3 64+40 109+2",
  "13+16 30+7 54+3 59+1 63+39 109+1",
  "14+24 55+49",
  "15+20 56+47",
  "15+21 56+11 68+5 74+28",
  "15+18 54+4 61+5 70+3 75+26 104+1",
  "15+17 54+3 62+3 66+7 75+24 103+1",
  "16+16 54+2 58+2 66+31 99+1 102+2",
  "17+14 54+7 68+29 100+2",
  "18+12 53+14 68+29",
  "20+5 29+1 52+45",
  "21+3 52+22 75+1 79+17",
  "21+4 51+25 80+6 87+7",
  "22+3 26+2 32+1 51+18 70+5 81+4 88+4",
  "25+3 51+19 71+3 81+3 89+4",
  "27+2 51+20 82+1 89+4 97+1",
  "29+1 32+5 52+22 82+1 89+1 91+1 97+2",
  "31+8 53+20 90+1 95+1",
  "31+9 59+13 89+2 94+2",
  "30+10 60+11 89+2 93+3",
  "30+12 60+10 90+2 93+3 101+2",
  "30+15 60+10 102+3",
  "30+15 61+9 97+2 103+3",
  "31+13 61+9",
  "32+12 61+9 72+1 100+2 104+1",
  "33+10 61+8 71+2 97+8",
  "33+10 61+7 71+2 95+11",
  "33+9 61+7 71+2 95+12",
  "33+8 62+6 95+13",
  "33+7 62+5 95+13",
  "33+6 63+3 95+4 100+7",
  "32+6 102+5",
  "32+5 104+2 114+2",
  "32+3 105+1",
  "32+3 113+1",
  "32+2",
  "32+2",
  "33+1",
];

export interface LandRun {
  row: number;
  from: number;
  count: number;
}

export const landGrid = { columns: 120, rows: rows.length } as const;

export const land: readonly LandRun[] = rows.flatMap((text, row) =>
  text
    .split(" ")
    .filter(Boolean)
    .map((run) => {
      const [from = 0, count = 0] = run.split("+").map(Number);
      return { row, from, count };
    }),
);

export const coarseGrid = { columns: landGrid.columns / 2, rows: Math.ceil(landGrid.rows / 2) } as const;

/** The same continents on a grid half as fine: a phone has room for fewer, larger cells. */
export const coarseLand: readonly LandRun[] = coarsen();

function coarsen(): LandRun[] {
  const cells = new Set(
    land.flatMap(({ row, from, count }) =>
      Array.from({ length: count }, (_, index) => `${row} ${from + index}`),
    ),
  );
  const isLand = (row: number, column: number) =>
    [0, 1].flatMap((y) => [0, 1].map((x) => cells.has(`${row * 2 + y} ${column * 2 + x}`))).filter(Boolean)
      .length >= 2;
  return Array.from({ length: coarseGrid.rows }, (_, row) => {
    const text = Array.from({ length: coarseGrid.columns }, (__, column) =>
      isLand(row, column) ? "#" : " ",
    ).join("");
    return [...text.matchAll(/#+/g)].map((run) => ({ row, from: run.index, count: run[0].length }));
  }).flat();
}
