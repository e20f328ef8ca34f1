import ArrowUpRight from "lucide-react/icons/arrow-up-right";

import { AreaGlyph } from "~/figures/area-glyph";
import { breadcrumb, type Page } from "~/site-map";
import { SiteLink } from "~/ui/site-link";

export interface RelatedPagesProps {
  /** The address of the page it stands on. */
  path: string;
  /** For an area's parent page: the pages that it has already led to, which are left out. */
  except?: readonly string[];
}

/** The other pages of the same area, so that no page is a dead end. On an area's parent page: its pages. */
export function RelatedPages({ path, except = [] }: RelatedPagesProps) {
  const parent = breadcrumb(path).find((page) => page.area);
  if (!parent?.area) return null;
  const related = [...(parent.children ?? []), parent].filter(
    (page) => page.path !== path && !except.includes(page.path),
  );
  return (
    <section aria-labelledby="related" className="section-space">
      <div className="wrap grid-12 gap-y-4 md:gap-y-8">
        <div className="col-span-full md:col-span-4">
          <AreaGlyph area={parent.area} className="size-9" />
          <h2 id="related" className="mt-4 text-h2">
            {`More in ${parent.label}`}
          </h2>
        </div>
        <ul className="col-span-full grid content-start gap-x-(--gap) sm:grid-cols-2 md:col-span-8">
          {related.map((page) => (
            <Row
              key={page.path}
              page={page}
              label={page === parent ? `All of ${parent.label}` : page.label}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Row({ page, label }: { page: Page; label: string }) {
  return (
    <li className="border-b border-rule-2">
      <SiteLink
        to={page.path}
        className="group flex items-center justify-between gap-6 py-2.5 text-body leading-6 font-strong md:py-4 md:text-h4 transition-colors hover:text-blue-text"
      >
        {label}
        <ArrowUpRight aria-hidden size={20} className="text-ink-3 group-hover:text-blue-text" />
      </SiteLink>
    </li>
  );
}
