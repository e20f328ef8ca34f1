import type { Bar } from "~/figures/bars";

/** What a form is made of, each part as a bar in the pixels of its screen. */
export interface Screen {
  width: number;
  height: number;
  header: Bar;
  heading: readonly Bar[];
  fields: readonly Bar[];
  summary: Bar;
  button: Bar;
}

const fields = (x: number, y: number, width: number, pitch: number) =>
  Array.from({ length: 5 }, (_, row): Bar => ({ x, y: y + row * pitch, width, height: pitch * 0.62 }));

/** The new form: five fields, laid out anew for each width. */
export const newScreens: readonly Screen[] = [
  {
    width: 1440,
    height: 1000,
    header: { x: 0, y: 0, width: 1440, height: 84 },
    heading: [
      { x: 96, y: 160, width: 560, height: 60 },
      { x: 96, y: 240, width: 400, height: 60 },
    ],
    fields: fields(96, 380, 700, 106),
    summary: { x: 892, y: 160, width: 452, height: 560 },
    button: { x: 892, y: 764, width: 452, height: 106 },
  },
  {
    width: 834,
    height: 1112,
    header: { x: 0, y: 0, width: 834, height: 84 },
    heading: [{ x: 64, y: 144, width: 600, height: 60 }],
    fields: fields(64, 270, 706, 98),
    summary: { x: 64, y: 784, width: 340, height: 230 },
    button: { x: 430, y: 908, width: 340, height: 106 },
  },
  {
    width: 390,
    height: 844,
    header: { x: 0, y: 0, width: 390, height: 72 },
    heading: [
      { x: 28, y: 112, width: 300, height: 40 },
      { x: 28, y: 164, width: 190, height: 40 },
    ],
    fields: fields(28, 244, 334, 68),
    summary: { x: 28, y: 596, width: 334, height: 96 },
    button: { x: 28, y: 722, width: 334, height: 84 },
  },
];

/** The old form: nine fields in three columns for a screen of 1440 pixels. A narrower one shows what fits. */
const oldLayout: Omit<Screen, "width" | "height"> = {
  header: { x: 0, y: 0, width: 1440, height: 84 },
  heading: [{ x: 96, y: 150, width: 420, height: 44 }],
  fields: Array.from({ length: 9 }, (_, index) => ({
    x: 96 + (index % 3) * 428,
    y: 270 + Math.floor(index / 3) * 130,
    width: 392,
    height: 66,
  })),
  summary: { x: 524, y: 680, width: 820, height: 110 },
  button: { x: 1184, y: 850, width: 160, height: 56 },
};

export const oldScreens: readonly Screen[] = newScreens.map(({ width, height }) => ({
  ...oldLayout,
  width,
  height,
}));
