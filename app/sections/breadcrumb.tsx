import ChevronRight from "lucide-react/icons/chevron-right";

import { breadcrumb, type Crumb } from "~/site-map";
import { SiteLink } from "~/ui/site-link";

export interface BreadcrumbProps {
  /** The address of the page it stands on. */
  path: string;
  /** For a page that the site map does not hold. */
  trail?: readonly Crumb[];
}

/** The way from home to this page, from the site map. */
export function Breadcrumb({ path, trail = breadcrumb(path) }: BreadcrumbProps) {
  if (trail.length === 0) return null;
  return (
    <nav aria-label="Breadcrumb" className="pt-5 text-aside text-ink-3">
      <ol className="flex flex-wrap items-center gap-x-2.5">
        {trail.map((page, index) => (
          <li key={page.path} className="flex items-center gap-2.5">
            {index === trail.length - 1 ? (
              <span aria-current="page" className="font-medium text-ink">
                {page.label}
              </span>
            ) : (
              <>
                <SiteLink to={page.path} className="py-1 hover:text-ink hover:underline">
                  {page.label}
                </SiteLink>
                {/* After the name, so that a line never begins with it. */}
                <ChevronRight aria-hidden size={14} className="opacity-70" />
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
