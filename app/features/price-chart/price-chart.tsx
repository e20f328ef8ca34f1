import { type ComponentProps, type ComponentType, useMemo, useState } from "react";

import type { PriceArea } from "~/catalogue/listed-plan";
import { useHydrated } from "~/lib/react/use-hydrated";
import { AreaFilter } from "./area-filter";
import { ChartLanes } from "./chart-lanes";
import { marksIn } from "./lanes";
import { PriceKey } from "./price-key";
import { stopAt, stopsOf } from "./reading";
import { type PlanExtraProps, ReadingPanel } from "./reading-panel";
import { ReadingSlider } from "./reading-slider";
import { useArea } from "./use-area";
import "./price-chart.css";

interface PriceChartProps {
  areas: readonly PriceArea[];
  /** A second button for the plan on the line. */
  Extra: ComponentType<PlanExtraProps>;
  /** Where the hairline stands at first: a plan's id. */
  start: string;
}

/**
 * Every price in one chart, a filter by area, and a hairline that reads one plan after the other: what stands in the grid
 * .price-chart-grid beside and below the page's heading.
 */
export function PriceChart({ areas, Extra, start }: PriceChartProps) {
  const { shown, chosen, choose } = useArea(areas);
  const [kept, keep] = useState(start);
  const [hovered, hover] = useState<string>();
  const inView = useMemo(() => (shown ? [shown] : areas), [shown, areas]);
  const stops = useMemo(() => stopsOf(inView), [inView]);
  const stop = stopAt(stops, hovered ?? kept);
  if (!stop) return null;
  return (
    <>
      <ReadingPanel stop={stop} Extra={Extra} />
      <AreaFilter areas={areas} shown={shown} chosen={chosen} onChoose={choose} />
      <div className="price-chart">
        <ChartLanes areas={areas} area={shown} stop={stop}>
          <Control stops={stops} stop={stop} marks={marksIn(inView)} onHover={hover} onKeep={keep} />
        </ChartLanes>
        <PriceKey />
      </div>
    </>
  );
}

/** Not in the prerendered page: without a script the hairline stays where it is. */
function Control(props: ComponentProps<typeof ReadingSlider>) {
  return useHydrated() && <ReadingSlider {...props} />;
}
