import { memo, type ReactNode, useMemo } from "react";

import type { PriceArea } from "~/catalogue/listed-plan";
import { AreaGlyph } from "~/figures/area-glyph";
import { decades, positionOf } from "./dollar-scale";
import { detailedLaneOf, laneOf } from "./lanes";
import { PriceAxis } from "./price-axis";
import { PriceLane } from "./price-lane";
import { type Stop, stopsOf } from "./reading";

interface ChartLanesProps {
  areas: readonly PriceArea[];
  /** The area in view; all if left out. */
  area: PriceArea | undefined;
  stop: Stop;
  /** What lies over the lanes: the control that moves the hairline. */
  children?: ReactNode;
}

/** All lanes under one scale. The hairline runs behind them. The tables of the page say the same in words. */
export function ChartLanes({ areas, area, stop, children }: ChartLanesProps) {
  const lanes = useMemo(
    () => (area ? [area] : areas).map((each) => lanesOf(each, area !== undefined)),
    [areas, area],
  );
  return (
    <div className="relative isolate">
      <PriceAxis side="top">{area && <OtherPlans areas={areas} area={area} />}</PriceAxis>
      <div className="price-lanes relative">
        <svg width="100%" height="100%" aria-hidden className="absolute inset-0 -z-1 overflow-visible">
          {decades.map((dollars) => (
            <DownLine key={dollars} dollars={dollars} className="stroke-rule" />
          ))}
          <DownLine dollars={stop.dollars} className="price-hairline" />
        </svg>
        {lanes.map(({ area: each, lanes: ofArea }) => (
          <div key={each.area} className={`price-area area-${each.area}`}>
            <p className="price-area-name">
              <AreaGlyph area={each.area} className="size-4" />
              {each.name}
            </p>
            {ofArea.map((lane) => (
              <PriceLane
                key={lane.line.id}
                lane={lane}
                read={stop.line === lane.line ? stop.plan.id : undefined}
              />
            ))}
          </div>
        ))}
        {children}
      </div>
      <PriceAxis side="bottom" />
    </div>
  );
}

function lanesOf(area: PriceArea, isAlone: boolean) {
  return { area, lanes: area.lines.map(isAlone ? detailedLaneOf : laneOf) };
}

function DownLine({ dollars, className }: { dollars: number; className: string }) {
  const x = `${positionOf(dollars)}%`;
  return <line x1={x} x2={x} y2="100%" className={className} />;
}

/** Every plan of the list as a tick on the axis; those of the area in its colour. */
const OtherPlans = memo(function OtherPlans({
  areas,
  area,
}: {
  areas: readonly PriceArea[];
  area: PriceArea;
}) {
  return stopsOf(areas).map(({ plan, line, dollars }) => {
    const x = `${positionOf(dollars)}%`;
    const isOfArea = line.area === area.area;
    return (
      <line
        key={plan.id}
        x1={x}
        x2={x}
        y1="35"
        y2="27"
        className={isOfArea ? `area-${line.area} stroke-accent stroke-2` : "stroke-rule-2"}
      />
    );
  });
});
