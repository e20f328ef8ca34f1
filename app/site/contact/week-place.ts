import type { RulerPlace } from "~/figures/ruler-scale";

/** Over the hours in the card of the office's week: its border, its padding and the names of the days are left out, see contact.css. */
export const weekPlace: RulerPlace = {
  className: "week-place col-span-full md:col-span-6",
  widths: [190, 486, 314, 474],
};
