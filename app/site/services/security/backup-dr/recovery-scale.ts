import type { RulerPlace, RulerScale } from "~/figures/ruler-scale";
import { mirrored, spanAt } from "./log-time";

/** Time before and after an incident on the figure's logarithmic axis: see log-time.ts. */
export const recoveryScale = {
  from: -100,
  to: 100,
  minor: mirrored([2, 5, 10, 15, 30, 60, 120, 240, 480, 720, 1440]),
  major: mirrored([5, 15, 60, 240, 1440]),
  format: (place: number) => (place === 0 ? "Incident" : spanAt(place)),
  read: (place: number) => (place === 0 ? "Incident" : `${spanAt(place)} ${place < 0 ? "before" : "after"}`),
  place: {
    className: "col-span-full md:ml-44 lg:ml-58",
    widths: [280, 576, 688, 952],
  } satisfies RulerPlace,
} satisfies RulerScale;
