import { BarGlyph } from "~/figures/bar-glyph";
import { DashList } from "~/ui/dash-list";
import { TagList } from "~/ui/tag-list";
import type { AiService } from "./content";

/** Six services in two ruled columns beside the heading. */
export function AiServices({ services }: { services: readonly AiService[] }) {
  return (
    <ul className="grid border-t border-rule-2 sm:grid-cols-2">
      {services.map(({ glyph, title, description, features, technologies }) => (
        <li
          key={title}
          className="flex flex-col border-b border-rule py-8 sm:odd:pr-8 sm:even:border-l sm:even:pl-8"
        >
          <BarGlyph rows={glyph} />
          <h3 className="mt-5 text-h4">{title}</h3>
          <p className="mt-2 text-small text-ink-2">{description}</p>
          <DashList items={features} className="mt-4 mb-5" />
          <TagList label="Technologies" tags={technologies} className="mt-auto" />
        </li>
      ))}
    </ul>
  );
}
