import type { RulerPlace } from "~/figures/ruler-scale";

/** Over the lanes: beside them stand the names of the stations, in a column as wide as shift-chart.tsx makes it. */
export const shiftPlace: RulerPlace = {
  className: "col-span-full ml-18 md:col-span-8 md:col-start-5",
  widths: [208, 504, 496, 709],
};
