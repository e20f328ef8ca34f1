import type { Action } from "~/ui/action";
import { Folded } from "~/ui/folded";
import { TagList } from "~/ui/tag-list";
import { TextLink } from "~/ui/text-link";

export interface SectorService {
  /** Whose day it makes easier, e.g. "Teachers". */
  audience: string;
  title: string;
  description: string;
  technologies: readonly string[];
  /** The pages of the services behind it. */
  links: readonly Action[];
}

/** What is done, sorted by whose day it makes easier. */
export function SectorServices({ services }: { services: readonly SectorService[] }) {
  return (
    <ul className="grid gap-x-12 border-t border-axis sm:grid-cols-2">
      {services.map(({ audience, title, description, technologies, links }) => (
        <li key={title} className="border-b border-rule-2 py-3 md:py-7">
          <Folded
            title={
              <h3 className="text-h3">
                <span className="label-text block tracking-normal text-ink-3">For {audience}</span>
                {title}
              </h3>
            }
          >
            <p className="mt-2 mb-4 max-w-[52ch] text-ink-2">{description}</p>
            <TagList label="Technologies" tags={technologies} />
            <p className="mt-5 flex flex-wrap gap-x-6 gap-y-3">
              {links.map((link) => (
                <TextLink key={link.to} to={link.to}>
                  {link.label}
                </TextLink>
              ))}
            </p>
          </Folded>
        </li>
      ))}
    </ul>
  );
}
