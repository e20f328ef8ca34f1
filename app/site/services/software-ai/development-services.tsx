import { BarGlyph } from "~/figures/bar-glyph";
import { DashList } from "~/ui/dash-list";
import { FoldedColumn } from "~/ui/folded-column";
import { TagList } from "~/ui/tag-list";
import type { DevelopmentService } from "./content";

/** Four services as one ruled sheet of two columns; the hairlines run through. On a phone rows that open. */
export function DevelopmentServices({ services }: { services: readonly DevelopmentService[] }) {
  return (
    <ul className="grid border-y border-rule-2 bg-surface max-md:-mx-(--gutter) sm:grid-cols-2 md:border-x">
      {services.map(({ glyph, title, description, features, technologies }) => (
        <li
          key={title}
          className="flex border-rule-2 px-(--gutter) py-1.5 not-first:border-t sm:flex-col sm:py-8 md:px-8 md:py-10 sm:nth-2:border-t-0 sm:even:border-l lg:flex-row lg:gap-8"
        >
          <BarGlyph rows={glyph} className="mb-5 size-10 max-sm:mt-2 max-sm:mr-4 lg:size-14" />
          <FoldedColumn
            title={<h3 className="text-h4 sm:text-h3">{title}</h3>}
            lede={
              <span className="max-w-[48ch] text-ink-2 max-sm:text-small sm:mt-3 sm:block">
                {description}
              </span>
            }
          >
            <DashList items={features} className="mb-4 sm:mt-5 sm:mb-6" />
            <TagList label="Technologies" tags={technologies} className="mt-auto" />
          </FoldedColumn>
        </li>
      ))}
    </ul>
  );
}
