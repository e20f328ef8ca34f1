import ArrowUpRight from "lucide-react/icons/arrow-up-right";

import { barsPath } from "~/figures/bars";
import { pageAt } from "~/site-map";
import { FigureFrame } from "~/ui/figure-frame";
import { LegendItem } from "~/ui/legend-item";
import { SiteLink } from "~/ui/site-link";
import { type Industry, type YearOfLoad, yearsOfLoad } from "./year-of-load";

export interface RushLane {
  industry: Industry;
  /** What is counted there, e.g. "Students". */
  counts: string;
  /** When everybody comes at once, in a few words. */
  rush: string;
}

const HEIGHT = 64;
/** From here on a week belongs to the rush. */
const RUSH = 84;

/** The six industries as lanes over one year: each has its own rush hour, and its own page. */
export function RushLanes({ lanes }: { lanes: readonly RushLane[] }) {
  return (
    <FigureFrame
      example
      caption="load week by week from January to December, each lane against its own busiest week."
      legend={
        <>
          <LegendItem swatch="bg-blue-3">A week</LegendItem>
          <LegendItem swatch="bg-accent">A peak week</LegendItem>
        </>
      }
    >
      <div className="relative">
        <ul className="border-t border-axis">
          {lanes.map((lane) => (
            <Lane key={lane.industry} {...lane} />
          ))}
        </ul>
      </div>
      <div aria-hidden className="grid-12">
        <svg
          width="100%"
          height="26"
          className="label-text col-span-full block text-ink-3 md:col-span-9 md:col-start-4"
        >
          {["January", "April", "July", "October"].map((month, index) => (
            <text key={month} x={`${index * 25}%`} y="18">
              {month}
            </text>
          ))}
        </svg>
      </div>
    </FigureFrame>
  );
}

function Lane({ industry, counts, rush }: RushLane) {
  const { path, label } = pageAt(`/industries/${industry}`);
  return (
    <li className="border-b border-rule-2">
      <SiteLink to={path} className="group grid-12 gap-y-2 pt-4 hover:text-blue-text">
        <span className="col-span-full flex flex-col md:col-span-3 md:pb-5">
          <span className="flex items-center gap-2 text-h3">
            {label}
            <ArrowUpRight aria-hidden size={20} className="text-ink-3 group-hover:text-blue-text" />
          </span>
          <span className="label-text mt-1 text-ink-3">
            {counts}. {rush}
          </span>
        </span>
        <span aria-hidden className="col-span-full self-end md:col-span-9">
          <Weeks weeks={yearsOfLoad[industry]} />
        </span>
      </SiteLink>
    </li>
  );
}

function Weeks({ weeks }: { weeks: YearOfLoad }) {
  return (
    <svg
      viewBox={`0 0 ${weeks.length * 10} ${HEIGHT}`}
      preserveAspectRatio="none"
      width="100%"
      height={HEIGHT}
      className="block animate-draw"
    >
      <path d={bars(weeks, (load) => load < RUSH)} className="fill-blue-3" />
      <path d={bars(weeks, (load) => load >= RUSH)} className="fill-accent" />
    </svg>
  );
}

function bars(weeks: YearOfLoad, include: (load: number) => boolean): string {
  return barsPath(
    weeks.flatMap((load, week) => {
      const height = (load / 100) * HEIGHT;
      return include(load) ? [{ x: week * 10, y: HEIGHT - height, width: 7.6, height }] : [];
    }),
  );
}
