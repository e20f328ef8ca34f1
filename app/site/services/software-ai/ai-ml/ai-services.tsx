import { BarGlyph } from "~/figures/bar-glyph";
import { DashList } from "~/ui/dash-list";
import { FoldedColumn } from "~/ui/folded-column";
import { TagList } from "~/ui/tag-list";
import type { AiService } from "./content";

/** Six services in two ruled columns beside the heading; on a phone rows that open. */
export function AiServices({ services }: { services: readonly AiService[] }) {
  return (
    <ul className="grid border-t border-rule-2 sm:grid-cols-2">
      {services.map(({ glyph, title, description, features, technologies }) => (
        <li
          key={title}
          className="flex border-b border-rule-2 py-1.5 sm:flex-col sm:border-rule sm:py-8 sm:odd:pr-8 sm:even:border-l sm:even:pl-8"
        >
          <BarGlyph rows={glyph} className="mb-5 size-10 max-sm:mt-2 max-sm:mr-4" />
          <FoldedColumn
            title={<h3 className="text-h4">{title}</h3>}
            lede={<span className="text-small text-ink-2 sm:mt-2 sm:block">{description}</span>}
          >
            <DashList items={features} className="mb-4 sm:mt-4 sm:mb-5" />
            <TagList label="Technologies" tags={technologies} className="mt-auto" />
          </FoldedColumn>
        </li>
      ))}
    </ul>
  );
}
