import { AreaGlyph } from "~/figures/area-glyph";
import { listMenus, megaMenus } from "~/navigation";
import { SiteLink } from "~/ui/site-link";

/** The eight areas with their signs, and the company's own pages below them. */
export function AreaLinks() {
  return (
    <nav aria-label="Main areas">
      <ul className="grid grid-cols-2 border-t border-l border-rule-2 lg:grid-cols-4">
        {areas.map((page) => (
          <li key={page.path} className="border-r border-b border-rule-2">
            <SiteLink
              to={page.path}
              className="grid items-center gap-3 p-4 font-strong hover:bg-sand sm:flex md:p-6 md:text-h4"
            >
              {page.area && <AreaGlyph area={page.area} className="size-7" />}
              {page.label}
            </SiteLink>
          </li>
        ))}
      </ul>
      <ul className="mt-6 flex flex-wrap gap-x-7 gap-y-2">
        {others.map((page) => (
          <li key={page.path}>
            <SiteLink to={page.path} className="inline-block py-1 text-ink-2 underline hover:text-ink">
              {page.label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const areas = megaMenus.flatMap((menu) => menu.categories);
const others = listMenus.flatMap((menu) => menu.items);
