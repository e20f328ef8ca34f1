import ChevronDown from "lucide-react/icons/chevron-down";
import type { ReactNode } from "react";

import { cx } from "~/lib/react/cx";
import { listMenus, megaMenus } from "~/navigation";
import { SiteLink } from "~/ui/site-link";
import { MegaPanel } from "./mega-panel";

/**
 * The menus of a wide screen: a disclosure navigation made of <details>, so that it opens before and
 * without JavaScript. frame/menu-bar.ts adds hover for a mouse, Escape, and closing when focus or the visitor leaves.
 */
export function MainNav() {
  return (
    <nav aria-label="Main" className="flex h-full gap-0.5 max-md:hidden">
      {megaMenus.map((menu) => (
        <NavMenu key={menu.label} label={menu.label}>
          <MegaPanel menu={menu} />
        </NavMenu>
      ))}
      {listMenus.map((menu) => (
        <NavMenu key={menu.label} label={menu.label} className="relative">
          <ul className="menu-list top-full left-0 min-w-60 border border-t-0 border-rule-2 py-3 text-plain">
            {menu.items.map((page) => (
              <li key={page.path}>
                <SiteLink to={page.path} className="hover:bg-sand">
                  {page.label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </NavMenu>
      ))}
    </nav>
  );
}

interface NavMenuProps {
  label: string;
  className?: string;
  children: ReactNode;
}

function NavMenu({ label, className, children }: NavMenuProps) {
  return (
    <details name="main-menu" className={cx("group/menu h-full", className)}>
      <summary className="flex h-full items-center">
        <span className="flex items-center gap-1.5 rounded-control px-2 py-2 text-plain font-medium tracking-control group-open/menu:bg-sand group-open/menu:text-blue-text hover:bg-sand lg:px-3">
          {label}
          <ChevronDown
            aria-hidden
            size={15}
            className="opacity-60 transition-transform group-open/menu:rotate-180 group-open/menu:opacity-100"
          />
        </span>
      </summary>
      {children}
    </details>
  );
}
