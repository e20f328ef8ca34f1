import ArrowRight from "lucide-react/icons/arrow-right";

import { BarGlyph } from "~/figures/bar-glyph";
import type { Service } from "~/sections/service-grid";
import type { Action } from "~/ui/action";
import { Folded } from "~/ui/folded";
import { RuledList } from "~/ui/ruled-list";
import { TagList } from "~/ui/tag-list";
import { TextLink } from "~/ui/text-link";
import { type Glyph, glyphs } from "./glyphs";

export interface ServiceArea extends Required<Service<Glyph>> {
  /** The page that says more. */
  link: Action;
}

/** One ruled row for each area: what it is, what is done, with what; a phone folds the last. */
export function ServiceAreas({ areas }: { areas: readonly ServiceArea[] }) {
  return (
    <ul className="border-t border-rule-2">
      {areas.map((area) => (
        <li
          key={area.title}
          className="grid-12 gap-y-6 border-b border-rule-2 py-9 max-sm:gap-y-0 max-sm:pt-5 max-sm:pb-0 md:py-12"
        >
          <div className="col-span-full flex gap-5 md:col-span-5 md:pr-6">
            <BarGlyph drawing={glyphs[area.glyph]} className="mt-0.5 size-10" />
            <div>
              <h3 className="text-h4 sm:text-h3">{area.title}</h3>
              <p className="mt-1 max-w-[38ch] text-ink-2 max-sm:text-small sm:mt-2">{area.description}</p>
              <TextLink to={area.link.to} className="group mt-2 sm:mt-4">
                {area.link.label}
                <ArrowRight aria-hidden size={17} className="duration-220 group-hover:translate-x-[3px]" />
              </TextLink>
            </div>
          </div>
          <RuledList
            items={area.features}
            rules="between"
            className="col-span-full self-start max-sm:mt-3 sm:col-span-6 md:col-span-4 md:*:first:pt-1"
          />
          <Folded
            className="col-span-full border-rule max-sm:border-t sm:col-span-6 md:col-span-3"
            title={<h4 className="label-text text-ink-3 md:pt-1.5">Technologies</h4>}
          >
            <TagList label="Technologies" tags={area.technologies} className="sm:mt-2" />
          </Folded>
        </li>
      ))}
    </ul>
  );
}
