import { DashList } from "~/ui/dash-list";
import { LegendItem } from "~/ui/legend-item";
import { TagList } from "~/ui/tag-list";
import type { AutomationService } from "./content";

/** Each service with the share that software takes: five bars, from a helper to a machine that runs alone. */
export function SharedWork({ services }: { services: readonly AutomationService[] }) {
  return (
    <>
      <div className="mb-5 flex flex-wrap gap-x-5 gap-y-1">
        <LegendItem swatch="bg-accent">Done by software</LegendItem>
        <LegendItem swatch="bg-unit">Done by people</LegendItem>
      </div>
      <ul className="grid gap-x-(--gap) gap-y-12 sm:grid-cols-2">
        {services.map(({ title, description, features, tools, software }) => (
          <li key={title} className="flex flex-col border-t border-axis pt-5">
            <div className="flex items-start justify-between gap-6">
              <h3 className="text-h3">{title}</h3>
              <svg viewBox="0 0 60 24" aria-hidden className="mt-1 h-6 w-15 shrink-0">
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
            </div>
            <p className="mt-2 max-w-[48ch] text-ink-2">{description}</p>
            <p className="label-text mt-3 text-ink-3">{shares[software]}</p>
            <DashList items={features} className="mt-4 mb-5" />
            <TagList label="Tools" tags={tools} className="mt-auto" />
          </li>
        ))}
      </ul>
    </>
  );
}

const shares: Record<AutomationService["software"], string> = {
  1: "Software prepares, people do the rest",
  2: "Software sorts, people answer",
  3: "Software moves it on, people decide",
  4: "Software does it, people check the doubtful cases",
  5: "Software does it alone and reports",
};
