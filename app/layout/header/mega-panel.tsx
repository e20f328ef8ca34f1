import ArrowRight from "lucide-react/icons/arrow-right";

import { AreaGlyph } from "~/figures/area-glyph";
import { MenuLinks } from "~/layout/menu-links";
import { type MegaMenu, megaMenus } from "~/navigation";
import type { Page } from "~/site-map";
import { ButtonLink } from "~/ui/button";
import { SiteLink } from "~/ui/site-link";

export function MegaPanel({ menu }: { menu: MegaMenu }) {
  const others = megaMenus.filter((other) => other !== menu).flatMap((other) => other.categories);
  return (
    <div className="mega-panel">
      <div className="overflow-y-auto overscroll-contain">
        <div className="wrap grid-12">
          <div className="col-span-3 flex flex-col items-start gap-4 border-r border-rule py-10 pr-6">
            <p className="text-menu-lead text-balance">{menu.heading}</p>
            <p className="text-small text-ink-2">{menu.text}</p>
            <div className="mt-auto flex flex-wrap items-center gap-x-5 gap-y-2.5">
              <ButtonLink to="/contact" size="small" arrow>
                Get Started Today
              </ButtonLink>
              <SiteLink to="/pricing" className="py-3 text-small font-strong underline">
                Compare all prices
              </SiteLink>
            </div>
          </div>
          <div className="col-span-9 -ml-(--gap) grid grid-cols-4">
            {menu.categories.map((category) => (
              <Category key={category.path} category={category} />
            ))}
          </div>
        </div>
        <div className="border-t border-rule bg-sand">
          <div className="wrap flex min-h-15 flex-wrap items-center gap-x-9 text-small">
            {others.map((page) => (
              <SiteLink
                key={page.path}
                to={page.path}
                className="inline-flex items-center gap-2.5 py-3 font-medium hover:underline"
              >
                {page.area && <AreaGlyph area={page.area} className="size-4.5" />}
                {page.label}
              </SiteLink>
            ))}
            <SiteLink
              to="/services"
              className="ml-auto inline-flex items-center gap-2.5 py-3 font-medium hover:underline"
            >
              All services
              <ArrowRight aria-hidden size={16} />
            </SiteLink>
          </div>
        </div>
      </div>
    </div>
  );
}

function Category({ category }: { category: Page }) {
  return (
    <div className="mega-category">
      <SiteLink
        to={category.path}
        className="mb-4 flex items-center gap-3 text-body font-bold tracking-subtitle hover:underline lg:text-title-md"
      >
        {category.area && <AreaGlyph area={category.area} />}
        {category.label}
      </SiteLink>
      <MenuLinks pages={category.children ?? []} className="text-plain" />
    </div>
  );
}
