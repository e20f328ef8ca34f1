import { BarGlyph, type GlyphRows } from "~/figures/bar-glyph";
import type { Action } from "~/ui/action";
import { DashList } from "~/ui/dash-list";
import { TagList } from "~/ui/tag-list";
import { TextLink } from "~/ui/text-link";

export interface PlantLevel {
  name: string;
  /** How fast decisions are made there: a few words. */
  speed: string;
  solutions: readonly Solution[];
}

export interface Solution {
  icon: GlyphRows;
  title: string;
  description: string;
  features: readonly string[];
  technologies: readonly string[];
  /** The service that builds or runs it. */
  service: Action;
}

/** The plant from the order book down to the spindle; the pyramid at the left widens with the amount of data. */
export function PlantLevels({ levels }: { levels: readonly PlantLevel[] }) {
  return (
    <ol className="border-t border-axis">
      {levels.map((level, index) => (
        <li key={level.name} className="grid-12 gap-y-6 border-b border-rule-2 py-8 md:py-10">
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
            <p className="mt-3 font-strong tracking-[-0.012em]">{level.name}</p>
            <p className="label-text text-ink-3">{level.speed}</p>
          </div>
          <ul className="col-span-full grid gap-y-8 md:col-span-9">
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

function SolutionRow({ icon, title, description, features, technologies, service }: Solution) {
  return (
    <li className="grid grid-cols-[3.5rem_1fr] gap-y-4 md:grid-cols-[7fr_5fr] md:gap-x-(--gap)">
      <div className="contents md:grid md:grid-cols-[5rem_1fr]">
        <BarGlyph rows={icon} />
        <div>
          <h3 className="text-h3">{title}</h3>
          <p className="mt-2 text-ink-2">{description}</p>
          <TextLink to={service.to} className="mt-3 text-small">
            {service.label}
            <span className="sr-only"> for {title}</span>
          </TextLink>
        </div>
      </div>
      <div className="max-md:col-start-2">
        <DashList items={features} />
        <TagList label={`Technologies for ${title}`} tags={technologies} className="mt-4" />
      </div>
    </li>
  );
}
