import Menu from "lucide-react/icons/menu";
import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";

import { AccountButtons } from "~/connection/parts";
import { AreaGlyph } from "~/figures/area-glyph";
import { ThemeToggle } from "~/features/theme/theme-toggle";
import { Logo } from "~/layout/logo";
import { MenuLinks } from "~/layout/menu-links";
import { listMenus, megaMenus } from "~/navigation";
import type { Page } from "~/site-map";
import { ButtonLink } from "~/ui/button";
import { IconButton } from "~/ui/icon-button";
import { SiteLink } from "~/ui/site-link";

const ID = "mobile-menu";

/**
 * A modal dialog: the browser keeps the page behind it out of reach and closes it on Escape.
 * Invoker commands open it before and without JavaScript; frame/frame.ts does in older browsers, and closes it on a choice.
 */
export function MobileMenu() {
  return (
    <dialog
      id={ID}
      aria-label="Menu"
      className="m-0 h-dvh max-h-none w-full max-w-none overscroll-contain bg-surface text-ink open:flex open:flex-col md:hidden"
    >
      <div className="wrap flex h-(--header-bar) shrink-0 items-center justify-between border-b border-axis">
        <Logo />
        <IconButton label="Close menu" command="close" commandfor={ID}>
          <X aria-hidden size={20} />
        </IconButton>
      </div>
      <nav aria-label="Mobile" className="wrap flex-1 overflow-y-auto overscroll-contain pb-8">
        {megaMenus.map((menu, index) => (
          <Section key={menu.label} label={menu.label} open={index === 0}>
            {menu.categories.map((category) => (
              <Category key={category.path} category={category} />
            ))}
          </Section>
        ))}
        {listMenus.map((menu) => (
          <Section key={menu.label} label={menu.label}>
            <MenuLinks className="grid grid-cols-2 gap-x-4 text-small" pages={menu.items} />
          </Section>
        ))}
        <SiteLink
          to="/pricing"
          className="block border-b border-rule py-4 text-callout-sm font-strong tracking-title"
        >
          Compare all prices
        </SiteLink>
        <SiteLink
          to="/contact"
          className="block border-b border-rule py-4 text-callout-sm font-strong tracking-title"
        >
          Contact Us
        </SiteLink>
        <div className="mt-5 grid grid-cols-[1fr_1fr_auto] gap-2.5">
          <AccountButtons />
          <ThemeToggle />
        </div>
      </nav>
      <div className="wrap shrink-0 border-t border-rule-2 py-3">
        <ButtonLink to="/contact" arrow wide>
          Get Started Today
        </ButtonLink>
      </div>
    </dialog>
  );
}

/** The hamburger. */
export function MenuOpener() {
  return (
    <IconButton label="Open menu" command="show-modal" commandfor={ID} className="md:hidden">
      <Menu aria-hidden size={20} />
    </IconButton>
  );
}

function Section({ label, open = false, children }: { label: string; open?: boolean; children: ReactNode }) {
  return (
    <details name={ID} open={open} className="group/section border-b border-rule">
      <summary className="flex items-center justify-between py-4 text-callout-sm font-strong tracking-title">
        {label}
        <Plus
          aria-hidden
          size={20}
          className="text-ink-3 transition-transform duration-220 group-open/section:rotate-45 group-open/section:text-blue-text"
        />
      </summary>
      <div className="grid gap-5 pb-6">{children}</div>
    </details>
  );
}

function Category({ category }: { category: Page }) {
  return (
    <div>
      <SiteLink
        to={category.path}
        className="flex items-center gap-3 py-1.5 text-title-sm font-bold tracking-subtitle"
      >
        {category.area && <AreaGlyph area={category.area} />}
        {category.label}
      </SiteLink>
      <div className="pl-9">
        <MenuLinks className="grid grid-cols-2 gap-x-4 text-small" pages={category.children ?? []} />
      </div>
    </div>
  );
}
