import { cx } from "~/lib/react/cx";
import type { Page } from "~/site-map";
import { SiteLink } from "~/ui/site-link";

/** The pages of an area or a menu. Header, phone menu and footer have them in the same words, which compress to one copy. */
export function MenuLinks({ pages, className }: { pages: readonly Page[]; className?: string | undefined }) {
  return (
    <ul className={cx("menu-links", className)}>
      {pages.map((page) => (
        <li key={page.path}>
          <SiteLink to={page.path}>{page.label}</SiteLink>
        </li>
      ))}
    </ul>
  );
}
