import type { RulerPlace } from "~/figures/ruler-scale";

/** Over the hours in the card of the office's week: its border, its padding and the names of the days are left out. */
export const weekPlace: RulerPlace = {
  className: "col-span-full mr-[25px] ml-[65px] md:col-span-6 md:mr-[33px] md:ml-[73px]",
  widths: [190, 486, 314, 474],
};
