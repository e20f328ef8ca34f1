import { AreaGlyph } from "~/figures/area-glyph";
import type { Page } from "~/site-map";
import { SiteLink } from "~/ui/site-link";

/** The areas with how many services each has; a click leads to its shelf. */
export function AreaIndex({ label, areas }: { label: string; areas: readonly Page[] }) {
  return (
    <nav aria-label={label}>
      <ul className="grid grid-cols-2 gap-x-(--gap) border-t border-axis md:grid-cols-4">
        {areas.map(
          ({ path, label: name, area, children = [] }) =>
            area && (
              <li key={path} className={`area-${area} border-b border-rule`}>
                <SiteLink
                  to={`#${area}`}
                  className="flex min-h-13 items-center gap-2.5 font-strong tracking-name transition-colors hover:text-blue-text"
                >
                  <AreaGlyph area={area} className="size-4.5" />
                  <span className="min-w-0">{name}</span>
                  <span className="ml-auto font-normal text-ink-3 max-sm:hidden">{children.length}</span>
                </SiteLink>
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}
