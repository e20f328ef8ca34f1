import { BarGlyph } from "~/figures/bar-glyph";
import type { Service } from "~/sections/service-grid";
import type { Action } from "~/ui/action";
import { Folded } from "~/ui/folded";
import { RuledList } from "~/ui/ruled-list";
import { TextLink } from "~/ui/text-link";
import { type Glyph, glyphs } from "./glyphs";

export interface Offering extends Required<Service<Glyph>> {
  link: Action;
}

/** The services of the area as a ledger: what it is, what is in it, what it runs on. */
export function Offerings({ offerings }: { offerings: readonly Offering[] }) {
  return (
    <ul className="area-cybersecurity border-t border-axis">
      {offerings.map(({ glyph, title, description, features, technologies, link }) => (
        <li
          key={title}
          className="grid-12 border-b border-rule-2 py-8 max-sm:grid-cols-[auto_minmax(0,1fr)]! max-sm:py-4 md:grid-rows-[auto_auto_1fr] md:py-11"
        >
          <BarGlyph
            drawing={glyphs[glyph]}
            className="size-10 max-sm:mt-2 max-sm:size-7 sm:col-span-full sm:mb-5 md:col-span-1 md:row-span-3 md:mt-1"
          />
          <Folded
            intoGrid
            title={<h3 className="text-h4 sm:col-span-full sm:text-h3 md:col-span-4">{title}</h3>}
            lede={
              <span className="block text-ink-2 max-sm:text-small sm:col-span-full sm:row-auto sm:mt-3 md:col-span-4 md:col-start-2 md:pr-6">
                {description}
              </span>
            }
          >
            <RuledList
              items={features}
              rules="below"
              className="self-start border-t border-rule *:py-2.5 sm:order-1 sm:col-span-7 sm:max-md:mt-5 md:col-span-4 md:col-start-6 md:row-span-3 md:row-start-1"
            />
            <div className="max-md:mt-5 sm:order-1 sm:col-span-5 md:col-span-3 md:col-start-10 md:row-span-3 md:row-start-1 md:pl-6">
              <p className="label-text text-ink-3">Technologies</p>
              <ul className="mt-1 text-small text-ink-2 max-sm:flex max-sm:flex-wrap max-sm:gap-x-4">
                {technologies.map((technology) => (
                  <li key={technology} className="py-0.5">
                    {technology}
                  </li>
                ))}
              </ul>
            </div>
          </Folded>
          <div className="col-start-2 sm:col-span-full sm:mt-4 md:col-span-4 md:col-start-2">
            <TextLink to={link.to}>{link.label}</TextLink>
          </div>
        </li>
      ))}
    </ul>
  );
}
