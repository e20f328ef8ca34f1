import { BarGlyph } from "~/figures/bar-glyph";
import { DashList } from "~/ui/dash-list";
import { TagList } from "~/ui/tag-list";
import type { DevelopmentService } from "./content";

/** One ruled line for each service: what it is, what belongs to it, what it is made with. */
export function ServiceSheet({ services }: { services: readonly DevelopmentService[] }) {
  return (
    <ul className="border-t border-axis">
      {services.map(({ glyph, title, description, features, technologies }) => (
        <li
          key={title}
          className="grid-12 gap-y-5 border-b border-rule py-8 md:grid-cols-[4rem_repeat(12,minmax(0,1fr))]"
        >
          <BarGlyph rows={glyph} className="col-span-2 size-10 md:col-span-1 md:mt-1" />
          <div className="col-span-10 md:col-span-6 md:pr-6 lg:col-span-5">
            <h3 className="text-h3">{title}</h3>
            <p className="mt-2 max-w-[46ch] text-ink-2">{description}</p>
          </div>
          <DashList
            items={features}
            className="col-span-10 col-start-3 content-start md:col-span-6 md:col-start-auto md:mt-1 lg:col-span-4"
          />
          <TagList
            label="Technologies"
            tags={technologies}
            className="col-span-10 col-start-3 md:col-start-2 md:mt-1 lg:col-span-3 lg:col-start-auto"
          />
        </li>
      ))}
    </ul>
  );
}
