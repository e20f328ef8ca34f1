import { NewsletterAnswers } from "~/features/newsletter/newsletter-answers";
import { NewsletterForm } from "~/features/newsletter/newsletter-form";
import { identity } from "~/identity";
import { MenuLinks } from "~/layout/menu-links";
import { cx } from "~/lib/react/cx";
import { legalLinks, listMenus, megaMenus } from "~/navigation";
import type { Page } from "~/site-map";
import { SiteLink } from "~/ui/site-link";

export function SiteFooter() {
  const { address } = identity;
  return (
    <footer className="border-t border-rule-2 pt-10 text-small md:pt-18 print:hidden">
      <div className="wrap">
        <section aria-labelledby="newsletter" className="grid-12 gap-y-5">
          <div className="col-span-full sm:col-span-7">
            <h2 id="newsletter" className="text-h3">
              Our monthly newsletter
            </h2>
            <p className="mt-1.5 text-ink-2">
              Outages we learned from, prices that changed, fixes worth copying.
            </p>
          </div>
          <div className="col-span-full sm:col-span-5">
            <NewsletterForm label="Newsletter" />
            <NewsletterAnswers />
          </div>
        </section>
        <nav
          aria-label="Footer"
          className="mt-8 grid grid-cols-2 gap-x-(--gap) gap-y-4 border-t border-rule-2 pt-6 sm:mt-12 sm:pt-10 sm:grid-cols-3 sm:gap-y-10 md:grid-cols-5"
        >
          {columns.map((column) => (
            <Column key={column.label} {...column} />
          ))}
        </nav>
      </div>
      <div className="mt-8 border-t sm:mt-14 border-rule-2">
        <div className="wrap flex flex-wrap items-center gap-x-7 gap-y-2 py-6 text-aside text-ink-3">
          <p>© 2025 {identity.legalName}</p>
          <p>
            {address.city}, {address.region}, {address.country}
          </p>
          <ul className="flex flex-wrap gap-x-7 gap-y-2 md:ml-auto">
            {legalLinks.map((page) => (
              <li key={page.path}>
                <SiteLink to={page.path} className={bottomLink}>
                  {page.label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}

const bottomLink = "inline-block py-1 hover:text-ink hover:underline";

/** The parents of the eight areas with their pages, then the company's own pages. */
const columns = [
  ...megaMenus.flatMap((menu) =>
    menu.categories.map((category) => ({
      label: category.label,
      to: category.path,
      pages: category.children ?? [],
    })),
  ),
  ...listMenus.map((menu) => ({ label: menu.label, to: undefined, pages: menu.items })),
];

function Column({ label, to, pages }: { label: string; to: string | undefined; pages: readonly Page[] }) {
  return (
    <div>
      <h2 className="font-bold tracking-control sm:mb-3">
        {to ? (
          <SiteLink to={to} className="inline-block py-1 hover:underline sm:py-0">
            {label}
          </SiteLink>
        ) : (
          label
        )}
      </h2>
      {/* A phone leads to the area, which lists its pages: with all of them the footer is longer than the screen. */}
      <MenuLinks pages={pages} className={cx("footer-links", to && "max-sm:hidden")} />
    </div>
  );
}
