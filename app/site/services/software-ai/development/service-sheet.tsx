import { BarGlyph } from "~/figures/bar-glyph";
import type { Service } from "~/sections/service-grid";
import { DashList } from "~/ui/dash-list";
import { Folded } from "~/ui/folded";
import { TagList } from "~/ui/tag-list";
import { type Glyph, glyphs } from "../glyphs";

/** One ruled line for each service: what it is, what belongs to it, what it is made with; a phone folds the last two. */
export function ServiceSheet({ services }: { services: readonly Required<Service<Glyph>>[] }) {
  return (
    <ul className="border-t border-axis">
      {services.map(({ glyph, title, description, features, technologies }) => (
        <li
          key={title}
          className="flex gap-x-4 border-b border-rule-2 py-1.5 sm:grid-12 sm:grid-rows-[auto_1fr] sm:border-rule sm:py-8 service-row"
        >
          <BarGlyph
            drawing={glyphs[glyph]}
            className="size-10 max-sm:mt-2 sm:col-span-2 sm:row-span-2 md:col-span-1 md:mt-1"
          />
          <Folded
            intoGrid
            className="flex-1"
            title={
              <h3 className="text-h4 sm:col-span-10 sm:text-h3 md:col-span-6 md:pr-6 lg:col-span-5">
                {title}
              </h3>
            }
            lede={
              <span className="max-w-[46ch] text-ink-2 sm:row-auto max-sm:text-small sm:col-span-10 sm:col-start-3 sm:mt-2 md:col-span-6 md:col-start-2 md:pr-6 lg:col-span-5">
                {description}
              </span>
            }
          >
            <DashList
              items={features}
              className="content-start sm:col-span-10 sm:col-start-3 sm:mt-5 md:col-span-6 md:col-start-8 md:row-span-2 md:row-start-1 md:mt-1 lg:col-span-4 lg:col-start-7"
            />
            <TagList
              label="Technologies"
              tags={technologies}
              className="mt-4 sm:col-span-10 sm:col-start-3 sm:mt-5 md:col-start-2 lg:col-span-3 lg:col-start-11 lg:row-span-2 lg:row-start-1 lg:mt-1"
            />
          </Folded>
        </li>
      ))}
    </ul>
  );
}
