import { Logo } from "~/layout/logo";
import { SearchOpener } from "~/features/search/search-opener";
import { ThemeToggle } from "~/features/theme/theme-toggle";
import { ButtonLink } from "~/ui/button";
import { MainNav } from "./main-nav";
import { MenuOpener, MobileMenu } from "./mobile-menu";
import { TopBar } from "./top-bar";

/**
 * Stays at the top while the top bar scrolls away, and comes down whole when the keyboard is in the top bar.
 */
export function SiteHeader() {
  return (
    <header className="sticky top-[calc(var(--header-top)*-1)] z-40 bg-paper has-[[data-top-bar]_:focus-visible]:top-0 print:hidden">
      <TopBar />
      <div className="border-b border-rule-2">
        <div className="wrap flex h-(--header-bar) items-center gap-4 lg:gap-9">
          <Logo />
          <MainNav />
          <div className="ml-auto flex items-center gap-3">
            <SearchOpener />
            <ThemeToggle className="max-md:hidden" />
            <ButtonLink to="/contact" size="small" className="max-md:hidden">
              Contact Us
            </ButtonLink>
            <MenuOpener />
          </div>
        </div>
      </div>
      <MobileMenu />
    </header>
  );
}
