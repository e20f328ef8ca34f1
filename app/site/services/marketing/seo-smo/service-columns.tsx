import { BarGlyph } from "~/figures/bar-glyph";
import { DashList } from "~/ui/dash-list";
import { Folded } from "~/ui/folded";
import { glyphs } from "../glyphs";
import type { OptimizationService, ServiceColumn } from "./content";

/** Search on the left, social on the right, a hairline between them; on a phone rows that open. */
export function ServiceColumns({ columns }: { columns: readonly ServiceColumn[] }) {
  return (
    <div className="grid gap-y-10 border-t border-axis md:grid-cols-2">
      {columns.map((column) => (
        <div key={column.title} className="border-rule-2 pt-7 md:odd:pr-8 md:not-first:border-l md:even:pl-8">
          <h3 className="text-figure">{column.title}</h3>
          <p className="mt-2 text-ink-2 sm:mt-3">{column.meaning}</p>
          <ul className="mt-4 sm:mt-8">
            {column.services.map((service) => (
              <li
                key={service.title}
                className="flex border-t border-rule-2 py-1.5 sm:gap-5 sm:border-rule sm:py-7"
              >
                <BarGlyph drawing={glyphs[service.glyph]} className="mt-1 size-10 max-sm:hidden" />
                <Entry service={service} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function Entry({ service }: { service: OptimizationService }) {
  return (
    <Folded
      className="flex-1"
      title={<h4 className="text-h4">{service.title}</h4>}
      lede={<span className="text-ink-2 max-sm:text-small sm:mt-1.5 sm:block">{service.description}</span>}
    >
      <DashList items={service.features} className="sm:mt-3" />
      <p className="label-text mt-3.5 text-ink-3">{service.tools.join(", ")}</p>
    </Folded>
  );
}
