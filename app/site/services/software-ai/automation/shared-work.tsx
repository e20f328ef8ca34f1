import { DashList } from "~/ui/dash-list";
import { FoldedColumn } from "~/ui/folded-column";
import { LegendItem } from "~/ui/legend-item";
import { TagList } from "~/ui/tag-list";
import type { AutomationService } from "./content";

/**
 * Each service with the share that software takes: five bars, from a helper to a machine that runs alone. On a phone
 * rows that open.
 */
export function SharedWork({ services }: { services: readonly AutomationService[] }) {
  return (
    <>
      <div className="mb-5 flex flex-wrap gap-x-5 gap-y-1">
        <LegendItem swatch="bg-accent">Done by software</LegendItem>
        <LegendItem swatch="bg-unit">Done by people</LegendItem>
      </div>
      <ul className="grid gap-x-(--gap) border-axis max-sm:border-t sm:grid-cols-2 sm:gap-y-12">
        {services.map(({ title, description, features, tools, software }) => (
          <li
            key={title}
            className="flex flex-col border-b border-rule-2 max-sm:py-1.5 sm:border-t sm:border-b-0 sm:border-axis sm:pt-5"
          >
            <FoldedColumn
              title={
                <h3 className="flex items-start justify-between gap-2 text-h4 sm:text-h3">
                  {title}
                  <FiveBars software={software} />
                </h3>
              }
              lede={
                <span className="max-w-[48ch] text-ink-2 max-sm:text-small sm:mt-2 sm:block">
                  {description}
                </span>
              }
            >
              <p className="label-text text-ink-3 sm:mt-3">{shares[software]}</p>
              <DashList items={features} className="mt-3 mb-4 sm:mt-4 sm:mb-5" />
              <TagList label="Tools" tags={tools} className="mt-auto" />
            </FoldedColumn>
          </li>
        ))}
      </ul>
    </>
  );
}

function FiveBars({ software }: Pick<AutomationService, "software">) {
  return (
    <svg viewBox="0 0 60 24" aria-hidden className="h-6 w-15 shrink-0 sm:mt-1">
      {[0, 1, 2, 3, 4].map((place) => (
        <rect
          key={place}
          x={place * 12.5}
          width="10"
          height="24"
          className={place < software ? "fill-accent" : "fill-unit"}
        />
      ))}
    </svg>
  );
}

const shares: Record<AutomationService["software"], string> = {
  1: "Software prepares, people do the rest",
  2: "Software sorts, people answer",
  3: "Software moves it on, people decide",
  4: "Software does it, people check the doubtful cases",
  5: "Software does it alone and reports",
};
