import { BarGlyph, type GlyphRows } from "~/figures/bar-glyph";
import type { Action } from "~/ui/action";
import { DashList } from "~/ui/dash-list";
import { TagList } from "~/ui/tag-list";
import { TextLink } from "~/ui/text-link";

export interface Solution {
  icon: GlyphRows;
  /** What the player does when this part is at work: a verb or two. */
  moment: string;
  title: string;
  description: string;
  features: readonly string[];
  technologies: readonly string[];
  /** The service that builds or runs it. */
  service: Action;
}

/** A row for each moment of a player's evening, from the login to the last event. */
export function Solutions({ solutions }: { solutions: readonly Solution[] }) {
  return (
    <ol className="border-t border-axis">
      {solutions.map(({ icon, moment, title, description, features, technologies, service }) => (
        <li key={title} className="grid-12 gap-y-5 border-b border-rule-2 py-8 md:py-9">
          <div className="col-span-full flex items-center gap-4 md:col-span-2 md:block">
            <BarGlyph rows={icon} />
            <p className="label-text text-ink-3 md:mt-1">{moment}</p>
          </div>
          <div className="col-span-full md:col-span-5 md:pr-8">
            <h3 className="text-h3">{title}</h3>
            <p className="mt-2 text-ink-2">{description}</p>
            <TextLink to={service.to} className="mt-4 text-small">
              {service.label}
            </TextLink>
          </div>
          <div className="col-span-full md:col-span-5">
            <DashList items={features} />
            <TagList label={`Technologies for ${title}`} tags={technologies} className="mt-4" />
          </div>
        </li>
      ))}
    </ol>
  );
}
