import type { RulerScale } from "./ruler-scale";

/** A scale of minutes that ends a little after the given reading time, which it marks. */
export function minutesRuler(readTime: string): RulerScale {
  const minutes = Number.parseInt(readTime, 10);
  return {
    to: Math.max(5, minutes + 2),
    minor: 0.25,
    major: 1,
    format: (minute) => (minute === 0 ? "Minutes to read" : String(minute)),
    read: (minute) => `${minute} min`,
    markers: [{ at: minutes, label: "Read by here" }],
  };
}
