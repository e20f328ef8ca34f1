import { BarGlyph } from "~/figures/bar-glyph";
import { DashList } from "~/ui/dash-list";
import { TagList } from "~/ui/tag-list";
import type { DevelopmentService } from "./content";

/** Four services as one ruled sheet of two columns; the hairlines run through. */
export function DevelopmentServices({ services }: { services: readonly DevelopmentService[] }) {
  return (
    <ul className="grid border-y border-rule-2 bg-surface max-md:-mx-(--gutter) sm:grid-cols-2 md:border-x">
      {services.map(({ glyph, title, description, features, technologies }) => (
        <li
          key={title}
          className="flex flex-col border-rule-2 px-(--gutter) py-8 not-first:border-t md:px-8 md:py-10 sm:nth-2:border-t-0 sm:even:border-l lg:flex-row lg:gap-8"
        >
          <BarGlyph rows={glyph} className="mb-5 size-12 lg:size-14" />
          <div className="flex flex-1 flex-col">
            <h3 className="text-h3">{title}</h3>
            <p className="mt-3 max-w-[48ch] text-ink-2">{description}</p>
            <DashList items={features} className="mt-5 mb-6" />
            <TagList label="Technologies" tags={technologies} className="mt-auto" />
          </div>
        </li>
      ))}
    </ul>
  );
}
