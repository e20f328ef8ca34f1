import { BarGlyph } from "~/figures/bar-glyph";
import type { Service } from "~/sections/service-grid";
import { Folded } from "~/ui/folded";
import { TagList } from "~/ui/tag-list";
import { type Glyph, glyphs } from "../glyphs";

/** Services as racks that stand side by side: a head, four slots, and what they are built with; on a phone they open. */
export function ServiceRacks({ services }: { services: readonly Required<Service<Glyph>>[] }) {
  return (
    <ul className="grid border-axis max-sm:border-t sm:grid-cols-2 sm:gap-4 lg:grid-cols-4 lg:gap-(--gap)">
      {services.map((service) => (
        <li
          key={service.title}
          className="border-rule-2 max-sm:border-b sm:border-x-8 sm:border-t-8 sm:border-ink-2 sm:bg-surface dark:border-rule-2"
        >
          <Folded
            className="sm:pt-4"
            title={
              <h3 className="flex items-center gap-4 text-h4 sm:px-4">
                <BarGlyph drawing={glyphs[service.glyph]} className="size-9" />
                {service.title}
              </h3>
            }
          >
            <p className="text-small text-ink-2 mt-2 sm:px-4 pb-5">{service.description}</p>
            <ul className="grid content-start gap-1.5 bg-sand-2 px-1.5 py-1.5">
              {service.features.map((feature) => (
                <li
                  key={feature}
                  className="flex items-center gap-3 bg-surface px-3 py-2 text-small leading-tight min-h-13"
                >
                  <span aria-hidden className="h-4 w-1 shrink-0 rounded-[1px] bg-tier-2" />
                  {feature}
                </li>
              ))}
            </ul>
            <TagList label="Technologies" tags={service.technologies} className="py-4 sm:px-4" />
          </Folded>
        </li>
      ))}
    </ul>
  );
}
