import { BarGlyph } from "~/figures/bar-glyph";
import { TagList } from "~/ui/tag-list";
import type { DataService } from "./content";

/** Four services in a window of two by two. */
export function ServiceGrid({ services }: { services: readonly DataService[] }) {
  return (
    <ul className="grid border border-rule-2 bg-surface sm:grid-cols-2">
      {services.map((service) => (
        <li
          key={service.title}
          className="flex flex-col border-rule-2 p-5 py-8 not-first:border-t sm:nth-2:border-t-0 sm:even:border-l md:p-10"
        >
          <div className="flex items-center gap-4 sm:block">
            <BarGlyph rows={service.glyph} className="size-11" />
            <h3 className="text-h3 sm:mt-6">{service.title}</h3>
          </div>
          <p className="mt-2 max-w-[44ch] text-ink-2">{service.description}</p>
          <ul className="mt-6 mb-7 border-t border-rule text-small">
            {service.features.map((feature) => (
              <li key={feature} className="border-b border-rule py-2.5">
                {feature}
              </li>
            ))}
          </ul>
          <TagList label="Technologies" tags={service.technologies} className="mt-auto" />
        </li>
      ))}
    </ul>
  );
}
