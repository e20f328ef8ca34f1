import { BarGlyph } from "~/figures/bar-glyph";
import { Folded } from "~/ui/folded";
import { RuledList } from "~/ui/ruled-list";
import { TextLink } from "~/ui/text-link";
import type { MarketingService } from "./content";
import { glyphs } from "./glyphs";

export interface ServiceRowsProps {
  services: readonly MarketingService[];
  /** What each begins at, e.g. "From $499/month", by the address of its page. */
  prices: Readonly<Record<string, string>>;
}

/** One wide row for each service: sign and name, what it does, where it does it; a phone folds the last. */
export function ServiceRows({ services, prices }: ServiceRowsProps) {
  return (
    <ul className="border-t border-axis">
      {services.map((service) => (
        <li
          key={service.path}
          className="grid-12 gap-y-3 border-b border-rule-2 pt-6 pb-1.5 sm:gap-y-5 sm:py-8 md:py-11"
        >
          <div className="col-span-full flex gap-5 md:col-span-4">
            <BarGlyph drawing={glyphs[service.glyph]} className="mt-1 size-11" />
            <div>
              <h3 className="text-h3">{service.title}</h3>
              <p className="mt-1 text-ink-2 sm:mt-1.5">{prices[service.path]}</p>
            </div>
          </div>
          <div className="col-span-full sm:col-span-7 sm:pr-6 md:col-span-5">
            <p className="text-lede">{service.description}</p>
            <TextLink to={service.path} className="mt-3 sm:mt-5">
              {`More on ${service.title}`}
            </TextLink>
          </div>
          <Folded
            className="col-span-full text-small sm:col-span-5 md:col-span-3"
            title={<span className="font-medium sm:hidden">What we do and where</span>}
          >
            <RuledList items={service.features} rules="below" className="*:py-1.5 *:first:pt-0" />
            <p className="label-text mt-3 text-ink-3">{service.platforms.join(", ")}</p>
          </Folded>
        </li>
      ))}
    </ul>
  );
}
