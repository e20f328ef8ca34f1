import { pages } from "~/site-map";
import { LegendItem } from "~/ui/legend-item";
import { copy } from "./content";
import type { LineColour } from "./line-colour";

/** What the colours of the bars mean. */
export function EstimateLegend({ colours, gst }: { colours: readonly LineColour[]; gst: boolean }) {
  const areas = [...new Set(colours.map(({ area }) => area))];
  return (
    <div className="mb-4 flex flex-wrap gap-x-5 gap-y-1">
      {areas.map((area) => (
        <LegendItem key={area} swatch={`area-${area} bg-accent`}>
          {pages.find((page) => page.area === area)?.label ?? area}
        </LegendItem>
      ))}
      {gst && <LegendItem swatch="hatched border border-control">GST</LegendItem>}
      <span className="label-text ml-auto text-ink-3">{copy.oneScale}</span>
    </div>
  );
}
