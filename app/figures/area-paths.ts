import type { Area } from "../site-map.ts";
import { linesPath } from "./bars.ts";

type Span = readonly [from: number, to: number];

/** Five rows from top to bottom; each row is one or more bars on a grid of 24. */
const rows: Record<Area, readonly (readonly Span[])[]> = {
  cloud: [[[10, 17]], [[6, 20]], [[2, 22]], [[0, 24]], [[3, 18]]],
  cybersecurity: [[[2, 22]], [[2, 22]], [[2, 22]], [[5, 19]], [[9, 15]]],
  "software-ai": [
    [[0, 9]],
    [[5, 17]],
    [
      [5, 12],
      [15, 24],
    ],
    [[5, 19]],
    [[0, 7]],
  ],
  hosting: [
    [
      [0, 17],
      [20, 24],
    ],
    [
      [0, 17],
      [20, 24],
    ],
    [
      [0, 17],
      [20, 24],
    ],
    [
      [0, 17],
      [20, 24],
    ],
    [
      [0, 17],
      [20, 24],
    ],
  ],
  email: [
    [[0, 24]],
    [
      [0, 7],
      [17, 24],
    ],
    [
      [0, 3],
      [8, 16],
      [21, 24],
    ],
    [
      [0, 3],
      [21, 24],
    ],
    [[0, 24]],
  ],
  security: [
    [[7, 17]],
    [
      [5, 9],
      [15, 19],
    ],
    [[1, 23]],
    [
      [1, 10],
      [14, 23],
    ],
    [[1, 23]],
  ],
  marketing: [
    [[18, 24]],
    [[18, 24]],
    [
      [9, 15],
      [18, 24],
    ],
    [
      [9, 15],
      [18, 24],
    ],
    [
      [0, 6],
      [9, 15],
      [18, 24],
    ],
  ],
  industries: [
    [[0, 5]],
    [[0, 5]],
    [
      [0, 5],
      [8, 14],
      [16, 22],
    ],
    [[0, 24]],
    [[0, 24]],
  ],
};

/** How thick a bar of a sign is. */
export const areaStroke = 3;

/** The area's sign as lines on a grid of 24. */
export const areaPaths = Object.fromEntries(
  Object.entries(rows).map(([area, spans]) => {
    const bars = spans.flatMap((row, index) =>
      row.map(([from, to]) => ({ x: from, y: 1 + index * 5, width: to - from, height: areaStroke })),
    );
    return [area, linesPath(bars)];
  }),
) as Record<Area, string>;
