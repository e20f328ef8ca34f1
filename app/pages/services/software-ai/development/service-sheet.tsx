import { BarGlyph } from "~/figures/bar-glyph";
import { DashList } from "~/ui/dash-list";
import { Folded } from "~/ui/folded";
import { TagList } from "~/ui/tag-list";
import type { DevelopmentService } from "./content";

/** One ruled line for each service: what it is, what belongs to it, what it is made with; a phone folds the last two. */
export function ServiceSheet({ services }: { services: readonly DevelopmentService[] }) {
  return (
    <ul className="border-t border-axis">
      {services.map(({ glyph, title, description, features, technologies }) => (
        <li
          key={title}
          className="flex border-b border-rule-2 py-1.5 sm:border-rule sm:py-8 md:grid md:grid-cols-[4rem_repeat(12,minmax(0,1fr))] md:gap-x-(--gap)"
        >
          <BarGlyph rows={glyph} className="mt-2 mr-4 size-7 sm:mr-6 sm:size-10 md:mt-1 md:mr-0" />
          <Folded
            className="flex-1 md:col-span-12 md:grid md:grid-cols-subgrid md:[&>summary]:col-span-6 md:[&>summary]:pr-6 md:details-content:col-span-6 lg:[&>summary]:col-span-5 lg:details-content:col-span-7 lg:details-content:grid lg:details-content:grid-cols-subgrid"
            title={<h3 className="text-h4 sm:text-h3">{title}</h3>}
            lede={
              <span className="max-w-[46ch] text-ink-2 max-sm:text-small sm:mt-2 sm:block">
                {description}
              </span>
            }
          >
            <DashList items={features} className="content-start sm:mt-5 md:mt-1 lg:col-span-4" />
            <TagList
              label="Technologies"
              tags={technologies}
              className="mt-4 sm:mt-5 lg:col-span-3 lg:mt-1"
            />
          </Folded>
        </li>
      ))}
    </ul>
  );
}
