import { BarGlyph } from "~/figures/bar-glyph";
import { TagList } from "~/ui/tag-list";
import type { DevOpsService } from "./content";

/** One service to a row: what it is, its key features, what it is made with. */
export function ServiceRows({ services }: { services: readonly DevOpsService[] }) {
  return (
    <ul className="border-t border-axis">
      {services.map((service) => (
        <li key={service.title} className="grid-12 gap-y-5 border-b border-rule-2 py-8 md:py-10">
          <div className="col-span-full flex gap-5 md:col-span-5 md:pr-6">
            <BarGlyph rows={service.glyph} className="mt-1 size-8 md:size-10" />
            <div>
              <h3 className="text-h3">{service.title}</h3>
              <p className="mt-2 max-w-[40ch] text-ink-2">{service.description}</p>
            </div>
          </div>
          <div className="col-span-full md:col-span-4">
            <p className="label-text text-ink-3">Key features</p>
            <ul className="mt-1 text-small">
              {service.features.map((feature) => (
                <li key={feature} className="border-b border-rule py-2 last:border-0">
                  {feature}
                </li>
              ))}
            </ul>
          </div>
          <div className="col-span-full md:col-span-3">
            <p className="label-text mb-2.5 text-ink-3">Technologies</p>
            <TagList label="Technologies" tags={service.technologies} />
          </div>
        </li>
      ))}
    </ul>
  );
}
