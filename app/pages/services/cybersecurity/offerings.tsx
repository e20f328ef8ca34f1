import { BarGlyph } from "~/figures/bar-glyph";
import type { Service } from "~/sections/service-grid";
import type { Action } from "~/ui/action";
import { RuledList } from "~/ui/ruled-list";
import { TextLink } from "~/ui/text-link";

export interface Offering extends Required<Service> {
  link: Action;
}

/** The services of the area as a ledger: what it is, what is in it, what it runs on. */
export function Offerings({ offerings }: { offerings: readonly Offering[] }) {
  return (
    <ul className="area-cybersecurity border-t border-axis">
      {offerings.map(({ glyph, title, description, features, technologies, link }) => (
        <li key={title} className="grid-12 gap-y-5 border-b border-rule-2 py-8 md:py-11">
          <BarGlyph rows={glyph} className="col-span-full size-10 md:col-span-1 md:mt-1" />
          <div className="col-span-full md:col-span-4 md:pr-6">
            <h3 className="text-h3">{title}</h3>
            <p className="mt-3 text-ink-2">{description}</p>
            <TextLink to={link.to} className="mt-4">
              {link.label}
            </TextLink>
          </div>
          <RuledList
            items={features}
            rules="below"
            className="col-span-full self-start border-t border-rule sm:col-span-7 md:col-span-4 *:py-2.5"
          />
          <div className="col-span-full sm:col-span-5 md:col-span-3 md:pl-6">
            <p className="label-text text-ink-3">Technologies</p>
            <ul className="mt-1 text-small text-ink-2 max-sm:flex max-sm:flex-wrap max-sm:gap-x-4">
              {technologies.map((technology) => (
                <li key={technology} className="py-0.5">
                  {technology}
                </li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  );
}
