import { BarGlyph } from "~/figures/bar-glyph";
import { RuledList } from "~/ui/ruled-list";
import type { ProtectionService } from "./content";

/** The four services as a mosaic with shared borders. */
export function ProtectionServices({ services }: { services: readonly ProtectionService[] }) {
  return (
    <ul className="area-security grid border-t border-l border-rule-2 sm:grid-cols-2">
      {services.map((service) => (
        <li
          key={service.title}
          className="flex flex-col border-r border-b border-rule-2 bg-surface p-6 md:p-8 lg:p-10"
        >
          <h3 className="flex items-start gap-4 text-h3">
            <BarGlyph rows={service.icon} className="mt-1 size-8" />
            {service.title}
          </h3>
          <p className="mt-3 max-w-[48ch] text-ink-2">{service.description}</p>
          <RuledList items={service.features} rules="below" className="my-6 border-t border-rule" />
          <p className="label-text mt-auto text-ink-3">
            <span className="text-ink">Works with</span> {service.technologies.join(", ")}
          </p>
        </li>
      ))}
    </ul>
  );
}
