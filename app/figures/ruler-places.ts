import type { RulerPlace } from "./ruler-scale";

/** Over a figure whose rows have their names in the first three columns. */
export const lastNineColumns: RulerPlace = {
  className: "col-span-full md:col-span-9 md:col-start-4",
  widths: [280, 576, 642, 882],
};

/** Over a figure in the left half of a hero, beside which its copy keeps a distance. */
export const leftHalf: RulerPlace = {
  className: "col-span-full md:col-span-6 md:mr-6",
  widths: [280, 576, 396, 556],
};

export const rightHalf: RulerPlace = {
  className: "col-span-full md:col-span-6 md:col-start-7",
  widths: [280, 576, 420, 580],
};
