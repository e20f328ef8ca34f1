import { type RulerFigure, useRulerReadings } from "~/lib/ruler/readings";
import type { RulerPlace } from "./ruler-scale";

interface RulerPlotProps {
  /** What each row says at a value of the ruler, in the order of the figure's parts that are marked `data-reading`. */
  readAt: RulerFigure["readAt"];
  /** The columns that the scale spans, as in the page's ruler. */
  place?: RulerPlace;
  /** How much of them it fills. */
  className?: string;
}

/** Lies over a figure, in a box that is `relative`, and lets the header's ruler read it. */
export function RulerPlot({ readAt, place, className }: RulerPlotProps) {
  const plot = useRulerReadings(readAt);
  return (
    <div aria-hidden className="pointer-events-none absolute inset-0 z-10 grid-12">
      <div className={place?.className ?? "col-span-full"}>
        <div ref={plot} className={`relative h-full ${className ?? ""}`} />
      </div>
    </div>
  );
}
