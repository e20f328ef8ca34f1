import type { Area, Page } from "~/site-map";
import { SiteLink } from "~/ui/site-link";
import { ShelfHead } from "./shelf-head";

interface IndustryLinksProps {
  page: Page;
  sentences: Record<Area, string>;
}

/** The same services by industry: below the shelves, as it has no prices of its own. */
export function IndustryLinks({ page: { area, path, label, children = [] }, sentences }: IndustryLinksProps) {
  return (
    area && (
      <div id={area} className="mt-12">
        <ShelfHead area={area} path={path} label={label} sentence={sentences[area]} />
        <ul className="grid grid-cols-2 gap-x-(--gap) border-t border-axis sm:grid-cols-3">
          {children.map((industry) => (
            <li key={industry.path} className="border-b border-rule">
              <SiteLink
                to={industry.path}
                className="block py-3 font-strong tracking-name transition-colors hover:text-blue-text"
              >
                {industry.label}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    )
  );
}
