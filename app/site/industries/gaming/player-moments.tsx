import { BarGlyph } from "~/figures/bar-glyph";
import type { Service } from "~/sections/service-grid";
import type { Action } from "~/ui/action";
import { DashList } from "~/ui/dash-list";
import { Folded } from "~/ui/folded";
import { TagList } from "~/ui/tag-list";
import { TextLink } from "~/ui/text-link";
import { type Glyph, glyphs } from "../glyphs";

export interface Solution extends Required<Service<Glyph>> {
  /** What the player does when this part is at work: a verb or two. */
  moment: string;
  /** The service that builds or runs it. */
  service: Action;
}

/** A row for each moment of a player's evening, from the login to the last event. */
export function PlayerMoments({ solutions }: { solutions: readonly Solution[] }) {
  return (
    <ol className="border-t border-axis">
      {solutions.map(({ glyph, moment, title, description, features, technologies, service }) => (
        <li
          key={title}
          className="grid grid-cols-[4.5rem_1fr] gap-x-(--gap) border-b border-rule-2 py-1 sm:py-8 md:grid-cols-12 md:grid-rows-[auto_auto_1fr] md:py-9"
        >
          <div className="max-sm:pt-2.5 sm:row-span-3 md:col-span-2">
            <BarGlyph drawing={glyphs[glyph]} className="size-7 sm:size-10" />
            <p className="label-text text-ink-3 mt-1">{moment}</p>
          </div>
          <Folded
            intoGrid
            title={<h3 className="text-h4 sm:text-h3 md:col-span-5 md:pr-8">{title}</h3>}
            lede={
              <span className="text-ink-2 max-sm:text-small sm:mt-2 md:col-span-5 md:col-start-3 md:pr-8">
                {description}
              </span>
            }
          >
            <TextLink
              to={service.to}
              className="w-fit self-start text-small sm:mt-4 md:col-span-5 md:col-start-3"
            >
              {service.label}
            </TextLink>
            <div className="col-start-2 max-md:mt-4 md:col-span-5 md:col-start-8 md:row-span-3 md:row-start-1">
              <DashList items={features} />
              <TagList label={`Technologies for ${title}`} tags={technologies} className="mt-4" />
            </div>
          </Folded>
        </li>
      ))}
    </ol>
  );
}
