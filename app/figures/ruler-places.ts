import type { RulerPlace } from "./ruler-scale";

/** Over a figure whose rows have their names in the first three columns. */
export const lastNineColumns: RulerPlace = {
  className: "col-span-full md:col-span-9 md:col-start-4",
  widths: [280, 576, 642, 882],
};
