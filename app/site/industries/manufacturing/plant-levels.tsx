import { BarGlyph } from "~/figures/bar-glyph";
import type { Service } from "~/sections/service-grid";
import type { Action } from "~/ui/action";
import { DashList } from "~/ui/dash-list";
import { Folded } from "~/ui/folded";
import { TagList } from "~/ui/tag-list";
import { TextLink } from "~/ui/text-link";
import { type Glyph, glyphs } from "../glyphs";

export interface PlantLevel {
  name: string;
  /** How fast decisions are made there: a few words. */
  speed: string;
  solutions: readonly Solution[];
}

export interface Solution extends Required<Service<Glyph>> {
  /** The service that builds or runs it. */
  service: Action;
}

/** The plant from the order book down to the spindle; the pyramid at the left widens with the amount of data. */
export function PlantLevels({ levels }: { levels: readonly PlantLevel[] }) {
  return (
    <ol className="border-t border-axis">
      {levels.map((level, index) => (
        <li key={level.name} className="grid-12 border-b border-rule-2 pt-5 pb-1 sm:gap-y-6 sm:py-8 md:py-10">
          <div className="col-span-full md:col-span-3 md:pr-6">
            <svg aria-hidden width="100%" height="14" className="block">
              <rect width="100%" y="6.5" height="1" className="fill-rule" />
              <rect
                x={`${(100 - (widths[index] ?? 100)) / 2}%`}
                width={`${widths[index] ?? 100}%`}
                height="14"
                className={index === levels.length - 1 ? "fill-unit" : "fill-accent"}
              />
            </svg>
            <div className="max-sm:flex max-sm:items-baseline max-sm:justify-between">
              <p className="mt-2 font-strong tracking-name sm:mt-3">{level.name}</p>
              <p className="label-text text-ink-3">{level.speed}</p>
            </div>
          </div>
          <ul className="col-span-full grid max-sm:mt-2 sm:gap-y-8 md:col-span-9">
            {level.solutions.map((solution) => (
              <SolutionRow key={solution.title} {...solution} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

/** Four floors, each wider than the one above; the last row concerns them all. */
const widths = [22, 44, 70, 100, 100];

function SolutionRow({ glyph, title, description, features, technologies, service }: Solution) {
  return (
    <li className="grid grid-cols-[2.75rem_1fr] border-rule-2 py-1 max-sm:border-t sm:py-0 sm:grid-cols-[3.5rem_1fr] md:grid-cols-[5rem_calc((100%-var(--gap))*7/12-5rem)_1fr] md:grid-rows-[auto_auto_1fr]">
      <BarGlyph drawing={glyphs[glyph]} className="size-7 max-sm:mt-2 sm:row-span-3 sm:size-10" />
      <Folded
        intoGrid
        title={<h3 className="text-h4 sm:text-h3">{title}</h3>}
        lede={<span className="text-ink-2 max-sm:text-small sm:col-start-2 sm:mt-2">{description}</span>}
      >
        <TextLink to={service.to} className="w-fit self-start text-small sm:col-start-2 sm:mt-3">
          {service.label}
          <span className="sr-only"> for {title}</span>
        </TextLink>
        <div className="max-md:mt-4 sm:col-start-2 md:col-start-3 md:row-span-3 md:row-start-1 md:pl-6">
          <DashList items={features} />
          <TagList label={`Technologies for ${title}`} tags={technologies} className="mt-4" />
        </div>
      </Folded>
    </li>
  );
}
