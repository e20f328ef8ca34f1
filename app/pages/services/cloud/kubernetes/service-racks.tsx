import { BarGlyph } from "~/figures/bar-glyph";
import { TagList } from "~/ui/tag-list";
import type { ClusterService } from "./content";

/** Services as racks that stand side by side: a head, four slots, and what they are built with. */
export function ServiceRacks({ services }: { services: readonly ClusterService[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4 lg:gap-(--gap)">
      {services.map((service) => (
        <li
          key={service.title}
          className="row-span-4 grid grid-rows-subgrid gap-y-0 border-x-8 border-t-8 border-ink-2 bg-surface dark:border-rule-2"
        >
          <div className="flex items-center gap-4 p-4 pb-5 sm:block">
            <BarGlyph rows={service.glyph} className="size-9" />
            <h3 className="text-h3 sm:mt-5">{service.title}</h3>
          </div>
          <p className="px-4 pb-5 text-small text-ink-2">{service.description}</p>
          <ul className="grid content-start gap-1.5 bg-sand-2 px-1.5 py-1.5">
            {service.features.map((feature) => (
              <li
                key={feature}
                className="flex min-h-13 items-center gap-3 bg-surface px-3 py-2 text-small leading-tight"
              >
                <span aria-hidden className="h-4 w-1 shrink-0 rounded-[1px] bg-tier-2" />
                {feature}
              </li>
            ))}
          </ul>
          <TagList label="Technologies" tags={service.technologies} className="content-start p-4" />
        </li>
      ))}
    </ul>
  );
}
